import { operations } from "@shortvideo-api/fixtures";
import { serviceDocument } from "../operation/service-document.js";
import { copyFixtures, type Fixtures } from "../response/fixtures.js";

/** The short-video service: its document and its fixtures. */
export const service: { spec: string; fixtures: Fixtures } = {
  spec: serviceDocument,
  fixtures: copyFixtures(operations),
};

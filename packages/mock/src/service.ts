import { fileURLToPath } from "node:url";
import { operations } from "@shortvideo-api/fixtures";
import type { Fixtures } from "./answer/fixtures.js";

/** The short-video service: its document, and the answers that were generated from it. */
export const service: { spec: string; fixtures: Fixtures } = {
  spec: fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml")),
  fixtures: operations,
};

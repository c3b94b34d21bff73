// oxlint-disable-next-line typescript/triple-slash-reference -- Programs that import this file need the declaration, which is no module.
/// <reference path="./text.d.ts" />
import { operations } from "@shortvideo-api/fixtures";
import { copyFixtures, type Fixtures } from "@shortvideo-api/mock/in-memory/source";
import text from "@shortvideo-api/spec/openapi.yaml";

/** The short-video service: the text of its document, and its fixtures. The build of the mock has validated them. */
export const service: { readonly text: string; readonly fixtures: Fixtures } = {
  text,
  fixtures: copyFixtures(operations),
};

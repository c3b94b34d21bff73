// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  "letters.search": NonNullable<operations["letters.search"]["parameters"]["query"]>;
  "letters.delete": { body?: OperationBodies["letters.delete"] | undefined };
  "letters.count": Record<string, never>;
}

/** The body of each request that has one. */
export interface OperationBodies {
  "letters.delete": NonNullable<operations["letters.delete"]["requestBody"]>["content"]["application/json"];
}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  "letters.search": operations["letters.search"]["responses"][200]["content"]["application/json"];
  "letters.delete": void;
  "letters.count": void;
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {}

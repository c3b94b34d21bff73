// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  "files.replace": { body?: OperationBodies["files.replace"] | undefined };
  "files.upload": { body: OperationBodies["files.upload"] };
  "files.rename": { body?: OperationBodies["files.rename"] | undefined };
}

/** The body of each request that has one. */
export interface OperationBodies {
  "files.replace": NonNullable<operations["files.replace"]["requestBody"]>["content"]["application/octet-stream"];
  "files.upload": NonNullable<operations["files.upload"]["requestBody"]>["content"]["multipart/form-data"];
  "files.rename": NonNullable<
    operations["files.rename"]["requestBody"]
  >["content"]["application/x-www-form-urlencoded"];
}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  "files.replace": Blob;
  "files.upload": string | undefined;
  "files.rename": operations["files.rename"]["responses"]["2XX"]["content"]["application/problem+json"];
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {}

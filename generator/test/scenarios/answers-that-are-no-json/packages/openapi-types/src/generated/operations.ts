// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** What each operation takes: its parameters and its body, flat. */
export interface OperationParams {
  sse: Record<string, never>;
  xml: Record<string, never>;
  csv: Record<string, never>;
  zip: Record<string, never>;
  txt: Record<string, never>;
}

/** The body of each request that has one. */
export interface OperationBodies {}

/** What each operation answers when all is well. */
export interface OperationAnswers {
  sse: string;
  xml: string;
  csv: string;
  zip: Blob;
  txt: string;
}

/** What each operation answers otherwise, by status. */
export interface OperationFailures {}

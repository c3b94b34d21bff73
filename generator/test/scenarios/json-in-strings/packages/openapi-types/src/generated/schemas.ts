// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { JsonString } from "../schema-types.js";

export type Envelope = {
  rawdata: JsonString<Room>;
  lines?: JsonString<number[]>[];
};

export type Room = {
  /** Format: int64 */
  id: string;
  /** @example Evening */
  title?: string;
};

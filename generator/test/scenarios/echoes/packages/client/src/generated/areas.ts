// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { HttpClient } from "../http.js";
import { Letters } from "./letters.js";

/** What a client consists of: one member for each area of the API. */
export interface Areas {
  readonly letters: Letters;
}

/** Gives each area the transport that they all share. */
export function createAreas(http: HttpClient): Areas {
  return { letters: new Letters(http) };
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { HttpClient } from "../http.js";
import { Default } from "./default.js";
import { Users } from "./users.js";

/** What a client consists of: one member for each area of the API. */
export interface Areas {
  readonly default: Default;
  readonly users: Users;
}

/** Gives each area the transport that they all share. */
export function createAreas(http: HttpClient): Areas {
  return { default: new Default(http), users: new Users(http) };
}

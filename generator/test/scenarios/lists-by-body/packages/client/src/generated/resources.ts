// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Changes } from "./changes.js";
import { Documents } from "./documents.js";
import { Rows } from "./rows.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly documents: Documents;
  readonly rows: Rows;
  readonly changes: Changes;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return { documents: new Documents(connection), rows: new Rows(connection), changes: new Changes(connection) };
}

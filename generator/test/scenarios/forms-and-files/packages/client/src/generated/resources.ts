// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Files } from "./files.js";
import { Notes } from "./notes.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly files: Files;
  readonly notes: Notes;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return { files: new Files(connection), notes: new Notes(connection) };
}

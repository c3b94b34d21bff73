// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Root } from "./root.js";
import { Users } from "./users.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly root: Root;
  readonly users: Users;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return { root: new Root(connection), users: new Users(connection) };
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Queues } from "./queues.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly queues: Queues;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return { queues: new Queues(connection) };
}

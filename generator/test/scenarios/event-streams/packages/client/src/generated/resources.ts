// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Chats } from "./chats.js";
import { Jobs } from "./jobs.js";
import { Logs } from "./logs.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly chats: Chats;
  readonly jobs: Jobs;
  readonly logs: Logs;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return { chats: new Chats(connection), jobs: new Jobs(connection), logs: new Logs(connection) };
}

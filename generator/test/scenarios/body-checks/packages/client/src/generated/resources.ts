// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Pets } from "./pets.js";
import { Plans } from "./plans.js";
import { Votes } from "./votes.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly pets: Pets;
  readonly votes: Votes;
  readonly plans: Plans;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return { pets: new Pets(connection), votes: new Votes(connection), plans: new Plans(connection) };
}

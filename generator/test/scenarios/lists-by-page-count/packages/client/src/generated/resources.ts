// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Letters } from "./letters.js";
import { Seals } from "./seals.js";
import { Stamps } from "./stamps.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly letters: Letters;
  readonly stamps: Stamps;
  readonly seals: Seals;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return { letters: new Letters(connection), stamps: new Stamps(connection), seals: new Seals(connection) };
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Letters } from "./letters.js";
import { Notes } from "./notes.js";
import { Parcels } from "./parcels.js";
import { Stamps } from "./stamps.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly letters: Letters;
  readonly notes: Notes;
  readonly stamps: Stamps;
  readonly parcels: Parcels;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    letters: new Letters(connection),
    notes: new Notes(connection),
    stamps: new Stamps(connection),
    parcels: new Parcels(connection),
  };
}

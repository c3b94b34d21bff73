// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Labels } from "./labels.js";
import { Parcels } from "./parcels.js";
import { Status } from "./status.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly parcels: Parcels;
  readonly labels: Labels;
  readonly status: Status;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return { parcels: new Parcels(connection), labels: new Labels(connection), status: new Status(connection) };
}

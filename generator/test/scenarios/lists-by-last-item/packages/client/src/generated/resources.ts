// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Events } from "./events.js";
import { Invoices } from "./invoices.js";
import { Labels } from "./labels.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly invoices: Invoices;
  readonly events: Events;
  readonly labels: Labels;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return { invoices: new Invoices(connection), events: new Events(connection), labels: new Labels(connection) };
}

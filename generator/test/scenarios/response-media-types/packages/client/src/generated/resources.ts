// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Exports } from "./exports.js";
import { Files } from "./files.js";
import { Pictures } from "./pictures.js";
import { Reports } from "./reports.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly reports: Reports;
  readonly files: Files;
  readonly exports: Exports;
  readonly pictures: Pictures;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    reports: new Reports(connection),
    files: new Files(connection),
    exports: new Exports(connection),
    pictures: new Pictures(connection),
  };
}

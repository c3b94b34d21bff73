// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Csv } from "./csv.js";
import { Sse } from "./sse.js";
import { Txt } from "./txt.js";
import { Xml } from "./xml.js";
import { Zip } from "./zip.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly sse: Sse;
  readonly xml: Xml;
  readonly csv: Csv;
  readonly zip: Zip;
  readonly txt: Txt;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    sse: new Sse(connection),
    xml: new Xml(connection),
    csv: new Csv(connection),
    zip: new Zip(connection),
    txt: new Txt(connection),
  };
}

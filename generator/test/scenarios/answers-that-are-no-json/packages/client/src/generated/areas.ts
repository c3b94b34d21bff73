// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection.js";
import { Csv } from "./csv.js";
import { Sse } from "./sse.js";
import { Txt } from "./txt.js";
import { Xml } from "./xml.js";
import { Zip } from "./zip.js";

/** What a client consists of: one member for each area of the API. */
export interface Areas {
  readonly sse: Sse;
  readonly xml: Xml;
  readonly csv: Csv;
  readonly zip: Zip;
  readonly txt: Txt;
}

/** Gives each area the connection that they all share. */
export function createAreas(connection: Connection): Areas {
  return {
    sse: new Sse(connection),
    xml: new Xml(connection),
    csv: new Csv(connection),
    zip: new Zip(connection),
    txt: new Txt(connection),
  };
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Cookie } from "./cookie.js";
import { Header } from "./header.js";
import { Path } from "./path.js";
import { Query } from "./query.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly path: Path;
  readonly query: Query;
  readonly header: Header;
  readonly cookie: Cookie;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    path: new Path(connection),
    query: new Query(connection),
    header: new Header(connection),
    cookie: new Cookie(connection),
  };
}

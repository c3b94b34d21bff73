// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Xml {
  readonly #connection: Connection;

  /** `xml`, `GET /xml`. */
  readonly xml = (_params: Params<"xml"> = {}, options?: CallOptions): PendingAnswer<string> =>
    this.#connection.call<string>(xmlFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Xml.xml} as a function, for a connection. */
export function xml(connection: Connection, _params: Params<"xml"> = {}, options?: CallOptions): PendingAnswer<string> {
  return connection.call<string>(xmlFacts, {}, options);
}

const xmlFacts: OperationFacts = { id: "xml", verb: "GET", path: "/xml", empty: () => "", parse: (text) => text };

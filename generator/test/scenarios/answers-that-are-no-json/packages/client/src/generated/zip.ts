// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Zip {
  readonly #connection: Connection;

  /** `zip`, `GET /zip`. */
  readonly zip = (_params: Params<"zip"> = {}, options?: CallOptions): PendingAnswer<Blob> =>
    this.#connection.call<Blob>(zipFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Zip.zip} as a function, for a connection. */
export function zip(connection: Connection, _params: Params<"zip"> = {}, options?: CallOptions): PendingAnswer<Blob> {
  return connection.call<Blob>(zipFacts, {}, options);
}

const zipFacts: OperationFacts = { id: "zip", verb: "GET", path: "/zip", isBinary: true, empty: () => new Blob() };

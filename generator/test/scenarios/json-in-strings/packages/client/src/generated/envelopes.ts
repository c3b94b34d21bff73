// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Envelope, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

export class Envelopes {
  readonly #connection: Connection;

  /** `envelopes.get`, `GET /envelope`. */
  readonly get = (_params: Params<"envelopes.get"> = {}, options?: CallOptions): PendingAnswer<Envelope> =>
    this.#connection.call<Envelope>(envelopesGetFacts, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Envelopes.get} as a function, for a connection. */
export function envelopesGet(
  connection: Connection,
  _params: Params<"envelopes.get"> = {},
  options?: CallOptions,
): PendingAnswer<Envelope> {
  return connection.call<Envelope>(envelopesGetFacts, {}, options);
}

const envelopesGetFacts: OperationFacts = {
  id: "envelopes.get",
  verb: "GET",
  path: "/envelope",
  envelope: ["rawdata", "lines"],
};

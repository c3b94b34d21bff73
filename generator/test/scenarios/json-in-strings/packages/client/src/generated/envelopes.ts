// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Envelope, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Envelopes {
  readonly #connection: Connection;

  /** `envelopes.get`, `GET /envelope`. */
  readonly get = (
    _params: Params<"envelopes.get"> = {},
    options?: CallOptions,
  ): PendingResponse<Envelope, "envelopes.get"> => this.#connection.call(metadataOfEnvelopesGet, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Envelopes.get} as a function, for a connection. */
export function envelopesGet(
  connection: Connection,
  _params: Params<"envelopes.get"> = {},
  options?: CallOptions,
): PendingResponse<Envelope, "envelopes.get"> {
  return connection.call(metadataOfEnvelopesGet, {}, options);
}

const metadataOfEnvelopesGet: OperationMetadata = {
  id: "envelopes.get",
  method: "GET",
  path: "/envelope",
  envelope: ["rawdata", "lines"],
};

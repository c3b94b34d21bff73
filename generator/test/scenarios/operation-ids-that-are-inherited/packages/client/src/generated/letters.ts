// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Letters {
  readonly #connection: Connection;

  /** `hasOwnProperty`, `POST /letters/{id}`. */
  readonly hasOwnProperty_ = (
    params: Params<"hasOwnProperty">,
    options?: CallOptions,
  ): PendingResponse<string, "hasOwnProperty"> => this.#connection.call(metadataOfHasOwnProperty, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.hasOwnProperty_} as a function, for a connection. */
export function hasOwnProperty(
  connection: Connection,
  params: Params<"hasOwnProperty">,
  options?: CallOptions,
): PendingResponse<string, "hasOwnProperty"> {
  return connection.call(metadataOfHasOwnProperty, params, options);
}

const metadataOfHasOwnProperty: OperationMetadata = {
  id: "hasOwnProperty",
  method: "POST",
  path: "/letters/{id}",
  serialize: serializePlain,
  choose: chooseMedia,
  media: { "text/plain": { empty: () => "", parse: (text) => text } },
};

/** The checks of {@link Letters.hasOwnProperty_}, for `paramChecks`. */
export const checksOfHasOwnProperty: OperationChecks = {
  operation: metadataOfHasOwnProperty,
  params: { id: { required: true, type: "int64", expected: "a 64-bit integer" } },
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OwnerWithoutPet, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Owners {
  readonly #connection: Connection;

  /**
   * Gets an owner without a pet.
   *
   * `owners.get`, `GET /owners/{id}`.
   */
  readonly get = (
    params: Params<"owners.get">,
    options?: CallOptions,
  ): PendingResponse<OwnerWithoutPet, "owners.get"> => this.#connection.call(metadataOfOwnersGet, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Owners.get} as a function, for a connection. */
export function ownersGet(
  connection: Connection,
  params: Params<"owners.get">,
  options?: CallOptions,
): PendingResponse<OwnerWithoutPet, "owners.get"> {
  return connection.call(metadataOfOwnersGet, params, options);
}

const metadataOfOwnersGet: OperationMetadata = {
  id: "owners.get",
  method: "GET",
  path: "/owners/{id}",
  serialize: serializePlain,
  envelope: ["pet"],
};

/** The checks of {@link Owners.get}, for `paramChecks`. */
export const checksOfOwnersGet: OperationChecks = {
  operation: metadataOfOwnersGet,
  params: { id: { required: true, type: "string", expected: "text" } },
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Pet } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfPetRequest } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Pets {
  readonly #connection: Connection;

  /** `pets.replace`, `PUT /pets`. */
  readonly replace = (params: Params<"pets.replace">, options?: CallOptions): PendingResponse<Pet, "pets.replace"> =>
    this.#connection.call(metadataOfPetsReplace, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Pets.replace} as a function, for a connection. */
export function petsReplace(
  connection: Connection,
  params: Params<"pets.replace">,
  options?: CallOptions,
): PendingResponse<Pet, "pets.replace"> {
  return connection.call(metadataOfPetsReplace, params, options);
}

const metadataOfPetsReplace: OperationMetadata = {
  id: "pets.replace",
  method: "PUT",
  path: "/pets",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  envelope: [],
};

/** The checks of {@link Pets.replace}, for `paramChecks`. */
export const checksOfPetsReplace: OperationChecks = {
  operation: metadataOfPetsReplace,
  body: { check: checkBody, required: true, schema: checkOfPetRequest },
};

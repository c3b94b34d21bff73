// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Pet } from "@shortvideo-api/openapi-types";
import { exactPet, readExact } from "@shortvideo-api/wire";
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

  /** `pets.create`, `POST /pets`. */
  readonly create = (params: Params<"pets.create">, options?: CallOptions): PendingResponse<Pet, "pets.create"> =>
    this.#connection.call(metadataOfPetsCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Pets.create} as a function, for a connection. */
export function petsCreate(
  connection: Connection,
  params: Params<"pets.create">,
  options?: CallOptions,
): PendingResponse<Pet, "pets.create"> {
  return connection.call(metadataOfPetsCreate, params, options);
}

const metadataOfPetsCreate: OperationMetadata = {
  id: "pets.create",
  method: "POST",
  path: "/pets",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  parse: (text) => readExact(text, exactPet),
};

/** The checks of {@link Pets.create}, for `paramChecks`. */
export const checksOfPetsCreate: OperationChecks = {
  operation: metadataOfPetsCreate,
  body: { check: checkBody, required: true, schema: checkOfPetRequest },
};

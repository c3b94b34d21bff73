// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { bodyCheckOfPetsChangeAll, checkOfPet } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Pets {
  readonly #connection: Connection;

  /** `pets.create`, `POST /pets`. */
  readonly create = (params: Params<"pets.create">, options?: CallOptions): PendingResponse<void, "pets.create"> =>
    this.#connection.call(metadataOfPetsCreate, params, options);

  /** `pets.changeAll`, `PATCH /pets`. */
  readonly changeAll = (
    params: Params<"pets.changeAll"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "pets.changeAll"> => this.#connection.call(metadataOfPetsChangeAll, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Pets.create} as a function, for a connection. */
export function petsCreate(
  connection: Connection,
  params: Params<"pets.create">,
  options?: CallOptions,
): PendingResponse<void, "pets.create"> {
  return connection.call(metadataOfPetsCreate, params, options);
}

/** {@link Pets.changeAll} as a function, for a connection. */
export function petsChangeAll(
  connection: Connection,
  params: Params<"pets.changeAll"> = {},
  options?: CallOptions,
): PendingResponse<void, "pets.changeAll"> {
  return connection.call(metadataOfPetsChangeAll, params, options);
}

const metadataOfPetsCreate: OperationMetadata = {
  id: "pets.create",
  method: "POST",
  path: "/pets",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Pets.create}, for `paramChecks`. */
export const checksOfPetsCreate: OperationChecks = {
  operation: metadataOfPetsCreate,
  body: { check: checkBody, required: true, schema: checkOfPet },
};

const metadataOfPetsChangeAll: OperationMetadata = {
  id: "pets.changeAll",
  method: "PATCH",
  path: "/pets",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Pets.changeAll}, for `paramChecks`. */
export const checksOfPetsChangeAll: OperationChecks = {
  operation: metadataOfPetsChangeAll,
  body: { check: checkBody, schema: bodyCheckOfPetsChangeAll },
};

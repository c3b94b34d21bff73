// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Animal, Owner, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

export class Animals {
  readonly #connection: Connection;

  /** `animals.find`, `GET /animals`. */
  readonly find = (
    _params: Params<"animals.find"> = {},
    options?: CallOptions,
  ): PendingResponse<Animal, "animals.find"> => this.#connection.call(metadataOfAnimalsFind, {}, options);

  /** `animals.owner`, `GET /owner`. */
  readonly owner = (
    _params: Params<"animals.owner"> = {},
    options?: CallOptions,
  ): PendingResponse<Owner, "animals.owner"> => this.#connection.call(metadataOfAnimalsOwner, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Animals.find} as a function, for a connection. */
export function animalsFind(
  connection: Connection,
  _params: Params<"animals.find"> = {},
  options?: CallOptions,
): PendingResponse<Animal, "animals.find"> {
  return connection.call(metadataOfAnimalsFind, {}, options);
}

/** {@link Animals.owner} as a function, for a connection. */
export function animalsOwner(
  connection: Connection,
  _params: Params<"animals.owner"> = {},
  options?: CallOptions,
): PendingResponse<Owner, "animals.owner"> {
  return connection.call(metadataOfAnimalsOwner, {}, options);
}

const metadataOfAnimalsFind: OperationMetadata = { id: "animals.find", method: "GET", path: "/animals", envelope: [] };

const metadataOfAnimalsOwner: OperationMetadata = {
  id: "animals.owner",
  method: "GET",
  path: "/owner",
  envelope: ["contact", "pet"],
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

class ClassResource {
  readonly #connection: Connection;

  /** `delete`, `GET /a`. */
  readonly delete = (_params: Params<"delete"> = {}, options?: CallOptions): PendingResponse<Class, "delete"> =>
    this.#connection.call(metadataOfClassDelete, {}, options);

  /** `constructor`, `GET /b`. */
  readonly constructor_ = (
    _params: Params<"constructor"> = {},
    options?: CallOptions,
  ): PendingResponse<Class, "constructor"> => this.#connection.call(metadataOfConstructor, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link ClassResource.delete} as a function, for a connection. */
export function classDelete(
  connection: Connection,
  _params: Params<"delete"> = {},
  options?: CallOptions,
): PendingResponse<Class, "delete"> {
  return connection.call(metadataOfClassDelete, {}, options);
}

/** {@link ClassResource.constructor_} as a function, for a connection. */
export function constructor(
  connection: Connection,
  _params: Params<"constructor"> = {},
  options?: CallOptions,
): PendingResponse<Class, "constructor"> {
  return connection.call(metadataOfConstructor, {}, options);
}

const metadataOfClassDelete: OperationMetadata = { id: "delete", method: "GET", path: "/a", envelope: [] };

const metadataOfConstructor: OperationMetadata = { id: "constructor", method: "GET", path: "/b", envelope: [] };

export { ClassResource as Class };

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { marksOfResponseOfToString, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Constructor {
  readonly #connection: Connection;

  /** `toString`, `GET /letters/{id}`. */
  readonly toString_ = (
    params: Params<"toString">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"toString">, "toString"> =>
    this.#connection.call(metadataOfToString, params, options);

  /** `constructor`, `PUT /letters/{id}`. */
  readonly constructor_ = (
    params: Params<"constructor">,
    options?: CallOptions,
  ): PendingResponse<void, "constructor"> => this.#connection.call(metadataOfConstructor, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Constructor.toString_} as a function, for a connection. */
export function toString(
  connection: Connection,
  params: Params<"toString">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"toString">, "toString"> {
  return connection.call(metadataOfToString, params, options);
}

/** {@link Constructor.constructor_} as a function, for a connection. */
export function constructor(
  connection: Connection,
  params: Params<"constructor">,
  options?: CallOptions,
): PendingResponse<void, "constructor"> {
  return connection.call(metadataOfConstructor, params, options);
}

const metadataOfToString: OperationMetadata = {
  id: "toString",
  method: "GET",
  path: "/letters/{id}",
  serialize: serializePlain,
  parse: (text) => readExact(text, marksOfResponseOfToString),
  envelope: ["id"],
};

/** The checks of {@link Constructor.toString_}, for `paramChecks`. */
export const checksOfToString: OperationChecks = {
  operation: metadataOfToString,
  params: { id: { required: true, type: "int64", expected: "a 64-bit integer" } },
};

const metadataOfConstructor: OperationMetadata = {
  id: "constructor",
  method: "PUT",
  path: "/letters/{id}",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Constructor.constructor_}, for `paramChecks`. */
export const checksOfConstructor: OperationChecks = {
  operation: metadataOfConstructor,
  params: { id: { required: true, type: "int64", expected: "a 64-bit integer" } },
};

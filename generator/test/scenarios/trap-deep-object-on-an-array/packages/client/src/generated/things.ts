// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeParams } from "../serialize/serialize-params.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Things {
  readonly #connection: Connection;

  /** `things.get`, `GET /things`. */
  readonly get = (
    params: Params<"things.get"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"things.get">, "things.get"> =>
    this.#connection.call(metadataOfThingsGet, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Things.get} as a function, for a connection. */
export function thingsGet(
  connection: Connection,
  params: Params<"things.get"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"things.get">, "things.get"> {
  return connection.call(metadataOfThingsGet, params, options);
}

const metadataOfThingsGet: OperationMetadata = {
  id: "things.get",
  method: "GET",
  path: "/things",
  serialize: serializeParams,
  params: {
    ids: { style: "deepObject", explode: true },
    pairs: { style: "deepObject", explode: true },
    scalar: { style: "deepObject" },
  },
};

/** The checks of {@link Things.get}, for `paramChecks`. */
export const checksOfThingsGet: OperationChecks = {
  operation: metadataOfThingsGet,
  params: {
    ids: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    pairs: { type: "array", expected: "a list, each an object" },
    scalar: { type: "string", expected: "text" },
  },
};

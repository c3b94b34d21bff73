// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { marksOfResponseOfProto, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Proto {
  readonly #connection: Connection;

  /** `__proto__`, `DELETE /letters/{id}`. */
  readonly proto = (
    params: Params<"__proto__">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"__proto__">, "__proto__"> => this.#connection.call(metadataOfProto, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Proto.proto} as a function, for a connection. */
export function proto(
  connection: Connection,
  params: Params<"__proto__">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"__proto__">, "__proto__"> {
  return connection.call(metadataOfProto, params, options);
}

const metadataOfProto: OperationMetadata = {
  id: "__proto__",
  method: "DELETE",
  path: "/letters/{id}",
  serialize: serializePlain,
  parse: (text) => readExact(text, marksOfResponseOfProto),
  envelope: ["id"],
};

/** The checks of {@link Proto.proto}, for `paramChecks`. */
export const checksOfProto: OperationChecks = {
  operation: metadataOfProto,
  params: { id: { required: true, type: "int64", expected: "a 64-bit integer" } },
};

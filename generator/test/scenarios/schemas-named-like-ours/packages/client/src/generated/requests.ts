// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { HttpResponse, Params } from "@shortvideo-api/openapi-types";
import { exactHttpResponse, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfRequestSchema } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Requests {
  readonly #connection: Connection;

  /**
   * `requests.send`, `POST /x`.
   *
   * @throws {ApiError} 400: No.
   */
  readonly send = (
    params: Params<"requests.send"> = {},
    options?: CallOptions,
  ): PendingResponse<HttpResponse, "requests.send"> => this.#connection.call(metadataOfRequestsSend, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Requests.send} as a function, for a connection. */
export function requestsSend(
  connection: Connection,
  params: Params<"requests.send"> = {},
  options?: CallOptions,
): PendingResponse<HttpResponse, "requests.send"> {
  return connection.call(metadataOfRequestsSend, params, options);
}

const metadataOfRequestsSend: OperationMetadata = {
  id: "requests.send",
  method: "POST",
  path: "/x",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  parse: (text) => readExact(text, exactHttpResponse),
  envelope: [],
};

/** The checks of {@link Requests.send}, for `paramChecks`. */
export const checksOfRequestsSend: OperationChecks = {
  operation: metadataOfRequestsSend,
  body: { check: checkBody, schema: checkOfRequestSchema },
};

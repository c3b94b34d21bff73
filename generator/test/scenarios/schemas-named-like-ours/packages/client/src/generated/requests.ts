// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { HttpResponse, Params } from "@shortvideo-api/openapi-types";
import { exactHttpResponse, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { serializeBody } from "../serialize-body.js";
import { serializeParams } from "../serialize-params.js";

export class Requests {
  readonly #connection: Connection;

  /**
   * `requests.send`, `POST /x`.
   *
   * @throws {ApiError} 400: No.
   */
  readonly send = (params: Params<"requests.send"> = {}, options?: CallOptions): PendingAnswer<HttpResponse> =>
    this.#connection.call<HttpResponse>(requestsSendFacts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Requests.send} as a function, for a connection. */
export function requestsSend(
  connection: Connection,
  params: Params<"requests.send"> = {},
  options?: CallOptions,
): PendingAnswer<HttpResponse> {
  return connection.call<HttpResponse>(requestsSendFacts, params, options);
}

const requestsSendFacts: OperationFacts = {
  id: "requests.send",
  verb: "POST",
  path: "/x",
  serialize: serializeParams,
  body: { param: "body", mediaType: "application/json", serialize: serializeBody },
  parse: (text) => readExact(text, exactHttpResponse),
  envelope: [],
};

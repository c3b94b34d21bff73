// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkInner } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeParams } from "../serialize/serialize-params.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Queues {
  readonly #connection: Connection;

  /** `queues.list`, `GET /?Action=ListQueues`. */
  readonly list = (
    params: Params<"queues.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"queues.list">, "queues.list"> =>
    this.#connection.call(metadataOfQueuesList, params, options);

  /** `queues.get`, `GET /v{version}/queues/{id}`. */
  readonly get = (
    params: Params<"queues.get">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"queues.get">, "queues.get"> =>
    this.#connection.call(metadataOfQueuesGet, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Queues.list} as a function, for a connection. */
export function queuesList(
  connection: Connection,
  params: Params<"queues.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"queues.list">, "queues.list"> {
  return connection.call(metadataOfQueuesList, params, options);
}

/** {@link Queues.get} as a function, for a connection. */
export function queuesGet(
  connection: Connection,
  params: Params<"queues.get">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"queues.get">, "queues.get"> {
  return connection.call(metadataOfQueuesGet, params, options);
}

const metadataOfQueuesList: OperationMetadata = {
  id: "queues.list",
  method: "GET",
  path: "/",
  serialize: serializePlain,
  params: { Version: { constant: "2012-11-05" }, prefix: {}, Action: { constant: "ListQueues" } },
  envelope: "array",
};

/** The checks of {@link Queues.list}, for `paramChecks`. */
export const checksOfQueuesList: OperationChecks = {
  operation: metadataOfQueuesList,
  params: {
    Version: { enum: ["2012-11-05"], expected: "`2012-11-05`" },
    prefix: { type: "string", expected: "text" },
    Action: { enum: ["ListQueues"], expected: "`ListQueues`" },
  },
};

const metadataOfQueuesGet: OperationMetadata = {
  id: "queues.get",
  method: "GET",
  path: "/v{version}/queues/{id}",
  serialize: serializeParams,
  params: {
    version: { in: "path", constant: 2 },
    id: { in: "path" },
    "Api-Version": { in: "header", constant: "2022-11-28" },
    query_version: { wireName: "version", constant: true },
    session: { in: "cookie", constant: "none" },
    view: {},
    tags: {},
    nothing: {},
  },
  envelope: [],
};

/** The checks of {@link Queues.get}, for `paramChecks`. */
export const checksOfQueuesGet: OperationChecks = {
  operation: metadataOfQueuesGet,
  params: {
    version: { enum: [2], expected: "`2`" },
    id: { required: true, type: "string", expected: "text" },
    "Api-Version": { enum: ["2022-11-28"], expected: "`2022-11-28`" },
    query_version: {
      expected: 'one of `true`, `""`',
      find: checkInner,
      rules: {
        expected: 'one of `true`, `""`',
        any: [
          { type: "boolean", enum: [true], expected: "`true`" },
          { enum: [""], expected: '`""`' },
        ],
      },
    },
    session: {
      expected: "`none`",
      find: checkInner,
      rules: {
        expected: "`none`",
        all: [
          { type: "string", expected: "text" },
          { enum: ["none"], expected: "`none`" },
        ],
      },
    },
    view: { enum: ["short"], expected: "`short`" },
    tags: { required: true, type: "array", items: { enum: ["a"] }, expected: "a list, each `a`" },
    nothing: { required: true, enum: ["a"], expected: "`a`" },
  },
};

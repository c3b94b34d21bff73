// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkInner } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeParams } from "../serialize/serialize-params.js";
import { writeForm } from "../serialize/write-form.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Search {
  readonly #connection: Connection;

  /** `search.run`, `GET /search/{path}`. */
  readonly run = (
    params: Params<"search.run">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"search.run">, "search.run"> =>
    this.#connection.call(metadataOfSearchRun, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Search.run} as a function, for a connection. */
export function searchRun(
  connection: Connection,
  params: Params<"search.run">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"search.run">, "search.run"> {
  return connection.call(metadataOfSearchRun, params, options);
}

const metadataOfSearchRun: OperationMetadata = {
  id: "search.run",
  method: "GET",
  path: "/search/{path}",
  serialize: serializeParams,
  params: {
    path: { in: "path", style: "matrix", explode: true },
    filter: { style: "deepObject", explode: true },
    ids: { explode: false },
    tags: {},
    piped: { style: "pipeDelimited" },
    spaced: { style: "spaceDelimited" },
    raw: { allowReserved: true },
    form: { write: writeForm },
    "X-Form": { in: "header", write: writeForm },
    json: { json: true },
  },
  envelope: "array",
};

/** The checks of {@link Search.run}, for `paramChecks`. */
export const checksOfSearchRun: OperationChecks = {
  operation: metadataOfSearchRun,
  params: {
    path: { required: true, type: "array", items: { type: "string" }, expected: "a list, each text" },
    filter: {
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        expected: "an object",
        fields: {
          name: { type: "string", expected: "text" },
          size: { type: "object", expected: "an object", fields: { min: { type: "integer", expected: "an integer" } } },
        },
      },
    },
    ids: { type: "array", items: { type: "int64" }, expected: "a list, each a 64-bit integer" },
    tags: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    piped: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    spaced: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    raw: { type: "string", expected: "text" },
    form: {
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        expected: "an object",
        fields: {
          a: { type: "string", expected: "text" },
          list: {
            type: "array",
            expected: "a list, each an integer",
            items: { type: "integer", expected: "an integer" },
          },
          inner: { type: "object", expected: "an object", fields: { b: { type: "integer", expected: "an integer" } } },
        },
      },
    },
    "X-Form": {
      expected: "an object",
      find: checkInner,
      rules: { type: "object", expected: "an object", fields: { a: { type: "string", expected: "text" } } },
    },
    json: {
      expected: "an object",
      find: checkInner,
      rules: { type: "object", expected: "an object", fields: { a: { type: "integer", expected: "an integer" } } },
      isJson: true,
    },
  },
};

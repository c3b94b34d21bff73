// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkInner } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeParams } from "../serialize/serialize-params.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ApiError` 4XX: Not read.
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Header {
  readonly #connection: Connection;

  /** `header.simple`, `GET /header/simple`. */
  readonly simple = (
    params: Params<"header.simple"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "header.simple"> => this.#connection.call(metadataOfHeaderSimple, params, options);

  /** `header.simpleExploded`, `GET /header/simpleExploded`. */
  readonly simpleExploded = (
    params: Params<"header.simpleExploded"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "header.simpleExploded"> =>
    this.#connection.call(metadataOfHeaderSimpleExploded, params, options);

  /** `header.json`, `GET /header/json`. */
  readonly json = (params: Params<"header.json"> = {}, options?: CallOptions): PendingResponse<void, "header.json"> =>
    this.#connection.call(metadataOfHeaderJson, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Header.simple} as a function, for a connection. */
export function headerSimple(
  connection: Connection,
  params: Params<"header.simple"> = {},
  options?: CallOptions,
): PendingResponse<void, "header.simple"> {
  return connection.call(metadataOfHeaderSimple, params, options);
}

/** {@link Header.simpleExploded} as a function, for a connection. */
export function headerSimpleExploded(
  connection: Connection,
  params: Params<"header.simpleExploded"> = {},
  options?: CallOptions,
): PendingResponse<void, "header.simpleExploded"> {
  return connection.call(metadataOfHeaderSimpleExploded, params, options);
}

/** {@link Header.json} as a function, for a connection. */
export function headerJson(
  connection: Connection,
  params: Params<"header.json"> = {},
  options?: CallOptions,
): PendingResponse<void, "header.json"> {
  return connection.call(metadataOfHeaderJson, params, options);
}

const metadataOfHeaderSimple: OperationMetadata = {
  id: "header.simple",
  method: "GET",
  path: "/header/simple",
  serialize: serializeParams,
  params: { "X-one": { in: "header" }, "X-many": { in: "header" }, "X-all": { in: "header" } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Header.simple}, for `paramChecks`. */
export const checksOfHeaderSimple: OperationChecks = {
  operation: metadataOfHeaderSimple,
  params: {
    "X-one": { type: "string", expected: "text" },
    "X-many": { type: "array", items: { type: "string" }, expected: "a list, each text" },
    "X-all": {
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
    },
  },
};

const metadataOfHeaderSimpleExploded: OperationMetadata = {
  id: "header.simpleExploded",
  method: "GET",
  path: "/header/simpleExploded",
  serialize: serializeParams,
  params: {
    "X-one": { in: "header" },
    "X-many": { in: "header", explode: true },
    "X-all": { in: "header", explode: true },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Header.simpleExploded}, for `paramChecks`. */
export const checksOfHeaderSimpleExploded: OperationChecks = {
  operation: metadataOfHeaderSimpleExploded,
  params: {
    "X-one": { type: "string", expected: "text" },
    "X-many": { type: "array", items: { type: "string" }, expected: "a list, each text" },
    "X-all": {
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
    },
  },
};

const metadataOfHeaderJson: OperationMetadata = {
  id: "header.json",
  method: "GET",
  path: "/header/json",
  serialize: serializeParams,
  params: { "X-all": { in: "header", json: true } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Header.json}, for `paramChecks`. */
export const checksOfHeaderJson: OperationChecks = {
  operation: metadataOfHeaderJson,
  params: {
    "X-all": {
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
      isJson: true,
    },
  },
};

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
export class Cookie {
  readonly #connection: Connection;

  /** `cookie.form`, `GET /cookie/form`. */
  readonly form = (params: Params<"cookie.form"> = {}, options?: CallOptions): PendingResponse<void, "cookie.form"> =>
    this.#connection.call(metadataOfCookieForm, params, options);

  /** `cookie.cookie`, `GET /cookie/cookie`. */
  readonly cookie = (
    params: Params<"cookie.cookie"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "cookie.cookie"> => this.#connection.call(metadataOfCookieCookie, params, options);

  /** `cookie.cookieFlat`, `GET /cookie/cookieFlat`. */
  readonly cookieFlat = (
    params: Params<"cookie.cookieFlat"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "cookie.cookieFlat"> => this.#connection.call(metadataOfCookieCookieFlat, params, options);

  /** `cookie.json`, `GET /cookie/json`. */
  readonly json = (params: Params<"cookie.json"> = {}, options?: CallOptions): PendingResponse<void, "cookie.json"> =>
    this.#connection.call(metadataOfCookieJson, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Cookie.form} as a function, for a connection. */
export function cookieForm(
  connection: Connection,
  params: Params<"cookie.form"> = {},
  options?: CallOptions,
): PendingResponse<void, "cookie.form"> {
  return connection.call(metadataOfCookieForm, params, options);
}

/** {@link Cookie.cookie} as a function, for a connection. */
export function cookieCookie(
  connection: Connection,
  params: Params<"cookie.cookie"> = {},
  options?: CallOptions,
): PendingResponse<void, "cookie.cookie"> {
  return connection.call(metadataOfCookieCookie, params, options);
}

/** {@link Cookie.cookieFlat} as a function, for a connection. */
export function cookieCookieFlat(
  connection: Connection,
  params: Params<"cookie.cookieFlat"> = {},
  options?: CallOptions,
): PendingResponse<void, "cookie.cookieFlat"> {
  return connection.call(metadataOfCookieCookieFlat, params, options);
}

/** {@link Cookie.json} as a function, for a connection. */
export function cookieJson(
  connection: Connection,
  params: Params<"cookie.json"> = {},
  options?: CallOptions,
): PendingResponse<void, "cookie.json"> {
  return connection.call(metadataOfCookieJson, params, options);
}

const metadataOfCookieForm: OperationMetadata = {
  id: "cookie.form",
  method: "GET",
  path: "/cookie/form",
  serialize: serializeParams,
  params: { one: { in: "cookie" }, many: { in: "cookie" }, all: { in: "cookie" } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Cookie.form}, for `paramChecks`. */
export const checksOfCookieForm: OperationChecks = {
  operation: metadataOfCookieForm,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfCookieCookie: OperationMetadata = {
  id: "cookie.cookie",
  method: "GET",
  path: "/cookie/cookie",
  serialize: serializeParams,
  params: {
    one: { in: "cookie", style: "cookie" },
    many: { in: "cookie", style: "cookie" },
    all: { in: "cookie", style: "cookie" },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Cookie.cookie}, for `paramChecks`. */
export const checksOfCookieCookie: OperationChecks = {
  operation: metadataOfCookieCookie,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfCookieCookieFlat: OperationMetadata = {
  id: "cookie.cookieFlat",
  method: "GET",
  path: "/cookie/cookieFlat",
  serialize: serializeParams,
  params: {
    one: { in: "cookie", style: "cookie" },
    many: { in: "cookie", style: "cookie", explode: false },
    all: { in: "cookie", style: "cookie", explode: false },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Cookie.cookieFlat}, for `paramChecks`. */
export const checksOfCookieCookieFlat: OperationChecks = {
  operation: metadataOfCookieCookieFlat,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfCookieJson: OperationMetadata = {
  id: "cookie.json",
  method: "GET",
  path: "/cookie/json",
  serialize: serializeParams,
  params: { all: { in: "cookie", json: true } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Cookie.json}, for `paramChecks`. */
export const checksOfCookieJson: OperationChecks = {
  operation: metadataOfCookieJson,
  params: {
    all: {
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

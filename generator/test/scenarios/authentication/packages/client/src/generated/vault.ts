// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { holdsStream } from "../serialize/holds-stream.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializeParams } from "../serialize/serialize-params.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 * - `CredentialsError` before the request is sent: The client has no credentials for the operation.
 */
export class Vault {
  readonly #connection: Connection;

  /** `vault.header`, `GET /header`. */
  readonly header = (
    _params: Params<"vault.header"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.header">, "vault.header"> =>
    this.#connection.call(vaultHeaderMetadata, {}, options);

  /**
   * `vault.query`, `GET /query`.
   *
   * Credentials: `queryKey`.
   */
  readonly query = (
    params: Params<"vault.query"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.query">, "vault.query"> =>
    this.#connection.call(vaultQueryMetadata, params, options);

  /**
   * `vault.cookie`, `GET /cookie`.
   *
   * Credentials: `cookieKey`.
   */
  readonly cookie = (
    params: Params<"vault.cookie"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.cookie">, "vault.cookie"> =>
    this.#connection.call(vaultCookieMetadata, params, options);

  /**
   * `vault.basic`, `GET /basic`.
   *
   * Credentials: `login`.
   */
  readonly basic = (
    _params: Params<"vault.basic"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.basic">, "vault.basic"> =>
    this.#connection.call(vaultBasicMetadata, {}, options);

  /**
   * `vault.bearer`, `GET /bearer`.
   *
   * Credentials: `bearer`.
   */
  readonly bearer = (
    _params: Params<"vault.bearer"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.bearer">, "vault.bearer"> =>
    this.#connection.call(vaultBearerMetadata, {}, options);

  /**
   * `vault.token`, `GET /token`.
   *
   * Credentials: `other-token`.
   */
  readonly token = (
    _params: Params<"vault.token"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.token">, "vault.token"> =>
    this.#connection.call(vaultTokenMetadata, {}, options);

  /**
   * `vault.oauth`, `GET /oauth`.
   *
   * Credentials: `oauth` with `read`, `write:all`.
   */
  readonly oauth = (
    _params: Params<"vault.oauth"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.oauth">, "vault.oauth"> =>
    this.#connection.call(vaultOauthMetadata, {}, options);

  /**
   * `vault.upload`, `POST /oauth`.
   *
   * Credentials: `oauth` with `read`, `write:all`.
   */
  readonly upload = (
    params: Params<"vault.upload"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.upload">, "vault.upload"> =>
    this.#connection.call(vaultUploadMetadata, params, options);

  /**
   * `vault.openid`, `GET /openid`.
   *
   * Credentials: `openid`.
   */
  readonly openid = (
    _params: Params<"vault.openid"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.openid">, "vault.openid"> =>
    this.#connection.call(vaultOpenidMetadata, {}, options);

  /**
   * Takes two credentials at once.
   *
   * `vault.both`, `GET /both`.
   *
   * Credentials: `headerKey` and `queryKey`.
   */
  readonly both = (
    _params: Params<"vault.both"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.both">, "vault.both"> => this.#connection.call(vaultBothMetadata, {}, options);

  /**
   * `vault.either`, `GET /either`.
   *
   * Credentials: `login` and `queryKey`, or `oauth`, or `cookieKey`.
   */
  readonly either = (
    _params: Params<"vault.either"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.either">, "vault.either"> =>
    this.#connection.call(vaultEitherMetadata, {}, options);

  /**
   * `vault.optional`, `GET /optional`.
   *
   * Credentials: `headerKey`, or none.
   */
  readonly optional = (
    _params: Params<"vault.optional"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.optional">, "vault.optional"> =>
    this.#connection.call(vaultOptionalMetadata, {}, options);

  /**
   * `vault.open`, `GET /open`.
   *
   * Credentials: none.
   */
  readonly open = (
    _params: Params<"vault.open"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.open">, "vault.open"> => this.#connection.call(vaultOpenMetadata, {}, options);

  /**
   * `vault.sharedPlace`, `GET /shared-place`.
   *
   * Credentials: `login`, or `bearer`.
   */
  readonly sharedPlace = (
    _params: Params<"vault.sharedPlace"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.sharedPlace">, "vault.sharedPlace"> =>
    this.#connection.call(vaultSharedPlaceMetadata, {}, options);

  /** `vault.certificate`, `GET /certificate`. */
  readonly certificate = (
    _params: Params<"vault.certificate"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.certificate">, "vault.certificate"> =>
    this.#connection.call(vaultCertificateMetadata, {}, options);

  /**
   * `vault.certificateOnly`, `GET /certificate-only`.
   *
   * Credentials: none.
   */
  readonly certificateOnly = (
    _params: Params<"vault.certificateOnly"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.certificateOnly">, "vault.certificateOnly"> =>
    this.#connection.call(vaultCertificateOnlyMetadata, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Vault.header} as a function, for a connection. */
export function vaultHeader(
  connection: Connection,
  _params: Params<"vault.header"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.header">, "vault.header"> {
  return connection.call(vaultHeaderMetadata, {}, options);
}

/** {@link Vault.query} as a function, for a connection. */
export function vaultQuery(
  connection: Connection,
  params: Params<"vault.query"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.query">, "vault.query"> {
  return connection.call(vaultQueryMetadata, params, options);
}

/** {@link Vault.cookie} as a function, for a connection. */
export function vaultCookie(
  connection: Connection,
  params: Params<"vault.cookie"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.cookie">, "vault.cookie"> {
  return connection.call(vaultCookieMetadata, params, options);
}

/** {@link Vault.basic} as a function, for a connection. */
export function vaultBasic(
  connection: Connection,
  _params: Params<"vault.basic"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.basic">, "vault.basic"> {
  return connection.call(vaultBasicMetadata, {}, options);
}

/** {@link Vault.bearer} as a function, for a connection. */
export function vaultBearer(
  connection: Connection,
  _params: Params<"vault.bearer"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.bearer">, "vault.bearer"> {
  return connection.call(vaultBearerMetadata, {}, options);
}

/** {@link Vault.token} as a function, for a connection. */
export function vaultToken(
  connection: Connection,
  _params: Params<"vault.token"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.token">, "vault.token"> {
  return connection.call(vaultTokenMetadata, {}, options);
}

/** {@link Vault.oauth} as a function, for a connection. */
export function vaultOauth(
  connection: Connection,
  _params: Params<"vault.oauth"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.oauth">, "vault.oauth"> {
  return connection.call(vaultOauthMetadata, {}, options);
}

/** {@link Vault.upload} as a function, for a connection. */
export function vaultUpload(
  connection: Connection,
  params: Params<"vault.upload"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.upload">, "vault.upload"> {
  return connection.call(vaultUploadMetadata, params, options);
}

/** {@link Vault.openid} as a function, for a connection. */
export function vaultOpenid(
  connection: Connection,
  _params: Params<"vault.openid"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.openid">, "vault.openid"> {
  return connection.call(vaultOpenidMetadata, {}, options);
}

/** {@link Vault.both} as a function, for a connection. */
export function vaultBoth(
  connection: Connection,
  _params: Params<"vault.both"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.both">, "vault.both"> {
  return connection.call(vaultBothMetadata, {}, options);
}

/** {@link Vault.either} as a function, for a connection. */
export function vaultEither(
  connection: Connection,
  _params: Params<"vault.either"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.either">, "vault.either"> {
  return connection.call(vaultEitherMetadata, {}, options);
}

/** {@link Vault.optional} as a function, for a connection. */
export function vaultOptional(
  connection: Connection,
  _params: Params<"vault.optional"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.optional">, "vault.optional"> {
  return connection.call(vaultOptionalMetadata, {}, options);
}

/** {@link Vault.open} as a function, for a connection. */
export function vaultOpen(
  connection: Connection,
  _params: Params<"vault.open"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.open">, "vault.open"> {
  return connection.call(vaultOpenMetadata, {}, options);
}

/** {@link Vault.sharedPlace} as a function, for a connection. */
export function vaultSharedPlace(
  connection: Connection,
  _params: Params<"vault.sharedPlace"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.sharedPlace">, "vault.sharedPlace"> {
  return connection.call(vaultSharedPlaceMetadata, {}, options);
}

/** {@link Vault.certificate} as a function, for a connection. */
export function vaultCertificate(
  connection: Connection,
  _params: Params<"vault.certificate"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.certificate">, "vault.certificate"> {
  return connection.call(vaultCertificateMetadata, {}, options);
}

/** {@link Vault.certificateOnly} as a function, for a connection. */
export function vaultCertificateOnly(
  connection: Connection,
  _params: Params<"vault.certificateOnly"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.certificateOnly">, "vault.certificateOnly"> {
  return connection.call(vaultCertificateOnlyMetadata, {}, options);
}

const vaultHeaderMetadata: OperationMetadata = { id: "vault.header", method: "GET", path: "/header", envelope: [] };

const vaultQueryMetadata: OperationMetadata = {
  id: "vault.query",
  method: "GET",
  path: "/query",
  security: [["queryKey"]],
  checks: { size: { type: "integer", expected: "an integer" } },
  envelope: [],
};

const vaultCookieMetadata: OperationMetadata = {
  id: "vault.cookie",
  method: "GET",
  path: "/cookie",
  security: [["cookieKey"]],
  serialize: serializeParams,
  params: { theme: { in: "cookie" } },
  checks: { theme: { type: "string", expected: "text" } },
  envelope: [],
};

const vaultBasicMetadata: OperationMetadata = {
  id: "vault.basic",
  method: "GET",
  path: "/basic",
  security: [["login"]],
  envelope: [],
};

const vaultBearerMetadata: OperationMetadata = {
  id: "vault.bearer",
  method: "GET",
  path: "/bearer",
  security: [["bearer"]],
  envelope: [],
};

const vaultTokenMetadata: OperationMetadata = {
  id: "vault.token",
  method: "GET",
  path: "/token",
  security: [["other-token"]],
  envelope: [],
};

const vaultOauthMetadata: OperationMetadata = {
  id: "vault.oauth",
  method: "GET",
  path: "/oauth",
  security: [["oauth"]],
  envelope: [],
};

const vaultUploadMetadata: OperationMetadata = {
  id: "vault.upload",
  method: "POST",
  path: "/oauth",
  security: [["oauth"]],
  serialize: serializeParams,
  body: { param: "body", mediaType: "application/octet-stream", serialize: serializeBody, isSentOnce: holdsStream },
  envelope: [],
};

const vaultOpenidMetadata: OperationMetadata = {
  id: "vault.openid",
  method: "GET",
  path: "/openid",
  security: [["openid"]],
  envelope: [],
};

const vaultBothMetadata: OperationMetadata = {
  id: "vault.both",
  method: "GET",
  path: "/both",
  security: [["headerKey", "queryKey"]],
  envelope: [],
};

const vaultEitherMetadata: OperationMetadata = {
  id: "vault.either",
  method: "GET",
  path: "/either",
  security: [["login", "queryKey"], ["oauth"], ["cookieKey"]],
  envelope: [],
};

const vaultOptionalMetadata: OperationMetadata = {
  id: "vault.optional",
  method: "GET",
  path: "/optional",
  security: [["headerKey"], []],
  envelope: [],
};

const vaultOpenMetadata: OperationMetadata = {
  id: "vault.open",
  method: "GET",
  path: "/open",
  security: [],
  envelope: [],
};

const vaultSharedPlaceMetadata: OperationMetadata = {
  id: "vault.sharedPlace",
  method: "GET",
  path: "/shared-place",
  security: [["login"], ["bearer"]],
  envelope: [],
};

const vaultCertificateMetadata: OperationMetadata = {
  id: "vault.certificate",
  method: "GET",
  path: "/certificate",
  envelope: [],
};

const vaultCertificateOnlyMetadata: OperationMetadata = {
  id: "vault.certificateOnly",
  method: "GET",
  path: "/certificate-only",
  security: [],
  envelope: [],
};

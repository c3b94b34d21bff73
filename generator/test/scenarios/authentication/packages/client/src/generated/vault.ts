// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { holdsStream } from "../serialize/holds-stream.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializeParams } from "../serialize/serialize-params.js";
import { serializePlain } from "../serialize/serialize-plain.js";

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
    this.#connection.call(metadataOfVaultHeader, {}, options);

  /**
   * `vault.query`, `GET /query`.
   *
   * Credentials: `queryKey`.
   */
  readonly query = (
    params: Params<"vault.query"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.query">, "vault.query"> =>
    this.#connection.call(metadataOfVaultQuery, params, options);

  /**
   * `vault.cookie`, `GET /cookie`.
   *
   * Credentials: `cookieKey`.
   */
  readonly cookie = (
    params: Params<"vault.cookie"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.cookie">, "vault.cookie"> =>
    this.#connection.call(metadataOfVaultCookie, params, options);

  /**
   * `vault.basic`, `GET /basic`.
   *
   * Credentials: `login`.
   */
  readonly basic = (
    _params: Params<"vault.basic"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.basic">, "vault.basic"> =>
    this.#connection.call(metadataOfVaultBasic, {}, options);

  /**
   * `vault.bearer`, `GET /bearer`.
   *
   * Credentials: `bearer`.
   */
  readonly bearer = (
    _params: Params<"vault.bearer"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.bearer">, "vault.bearer"> =>
    this.#connection.call(metadataOfVaultBearer, {}, options);

  /**
   * `vault.token`, `GET /token`.
   *
   * Credentials: `other-token`.
   */
  readonly token = (
    _params: Params<"vault.token"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.token">, "vault.token"> =>
    this.#connection.call(metadataOfVaultToken, {}, options);

  /**
   * `vault.oauth`, `GET /oauth`.
   *
   * Credentials: `oauth` with `read`, `write:all`.
   */
  readonly oauth = (
    _params: Params<"vault.oauth"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.oauth">, "vault.oauth"> =>
    this.#connection.call(metadataOfVaultOauth, {}, options);

  /**
   * `vault.upload`, `POST /oauth`.
   *
   * Credentials: `oauth` with `read`, `write:all`.
   */
  readonly upload = (
    params: Params<"vault.upload"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.upload">, "vault.upload"> =>
    this.#connection.call(metadataOfVaultUpload, params, options);

  /**
   * `vault.openid`, `GET /openid`.
   *
   * Credentials: `openid`.
   */
  readonly openid = (
    _params: Params<"vault.openid"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.openid">, "vault.openid"> =>
    this.#connection.call(metadataOfVaultOpenid, {}, options);

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
  ): PendingResponse<ResponseBody<"vault.both">, "vault.both"> =>
    this.#connection.call(metadataOfVaultBoth, {}, options);

  /**
   * `vault.either`, `GET /either`.
   *
   * Credentials: `login` and `queryKey`, or `oauth`, or `cookieKey`.
   */
  readonly either = (
    _params: Params<"vault.either"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.either">, "vault.either"> =>
    this.#connection.call(metadataOfVaultEither, {}, options);

  /**
   * `vault.optional`, `GET /optional`.
   *
   * Credentials: `headerKey`, or none.
   */
  readonly optional = (
    _params: Params<"vault.optional"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.optional">, "vault.optional"> =>
    this.#connection.call(metadataOfVaultOptional, {}, options);

  /**
   * `vault.open`, `GET /open`.
   *
   * Credentials: none.
   */
  readonly open = (
    _params: Params<"vault.open"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.open">, "vault.open"> =>
    this.#connection.call(metadataOfVaultOpen, {}, options);

  /**
   * `vault.sharedPlace`, `GET /shared-place`.
   *
   * Credentials: `login`, or `bearer`.
   */
  readonly sharedPlace = (
    _params: Params<"vault.sharedPlace"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.sharedPlace">, "vault.sharedPlace"> =>
    this.#connection.call(metadataOfVaultSharedPlace, {}, options);

  /** `vault.certificate`, `GET /certificate`. */
  readonly certificate = (
    _params: Params<"vault.certificate"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.certificate">, "vault.certificate"> =>
    this.#connection.call(metadataOfVaultCertificate, {}, options);

  /**
   * `vault.certificateOnly`, `GET /certificate-only`.
   *
   * Credentials: none.
   */
  readonly certificateOnly = (
    _params: Params<"vault.certificateOnly"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"vault.certificateOnly">, "vault.certificateOnly"> =>
    this.#connection.call(metadataOfVaultCertificateOnly, {}, options);

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
  return connection.call(metadataOfVaultHeader, {}, options);
}

/** {@link Vault.query} as a function, for a connection. */
export function vaultQuery(
  connection: Connection,
  params: Params<"vault.query"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.query">, "vault.query"> {
  return connection.call(metadataOfVaultQuery, params, options);
}

/** {@link Vault.cookie} as a function, for a connection. */
export function vaultCookie(
  connection: Connection,
  params: Params<"vault.cookie"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.cookie">, "vault.cookie"> {
  return connection.call(metadataOfVaultCookie, params, options);
}

/** {@link Vault.basic} as a function, for a connection. */
export function vaultBasic(
  connection: Connection,
  _params: Params<"vault.basic"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.basic">, "vault.basic"> {
  return connection.call(metadataOfVaultBasic, {}, options);
}

/** {@link Vault.bearer} as a function, for a connection. */
export function vaultBearer(
  connection: Connection,
  _params: Params<"vault.bearer"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.bearer">, "vault.bearer"> {
  return connection.call(metadataOfVaultBearer, {}, options);
}

/** {@link Vault.token} as a function, for a connection. */
export function vaultToken(
  connection: Connection,
  _params: Params<"vault.token"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.token">, "vault.token"> {
  return connection.call(metadataOfVaultToken, {}, options);
}

/** {@link Vault.oauth} as a function, for a connection. */
export function vaultOauth(
  connection: Connection,
  _params: Params<"vault.oauth"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.oauth">, "vault.oauth"> {
  return connection.call(metadataOfVaultOauth, {}, options);
}

/** {@link Vault.upload} as a function, for a connection. */
export function vaultUpload(
  connection: Connection,
  params: Params<"vault.upload"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.upload">, "vault.upload"> {
  return connection.call(metadataOfVaultUpload, params, options);
}

/** {@link Vault.openid} as a function, for a connection. */
export function vaultOpenid(
  connection: Connection,
  _params: Params<"vault.openid"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.openid">, "vault.openid"> {
  return connection.call(metadataOfVaultOpenid, {}, options);
}

/** {@link Vault.both} as a function, for a connection. */
export function vaultBoth(
  connection: Connection,
  _params: Params<"vault.both"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.both">, "vault.both"> {
  return connection.call(metadataOfVaultBoth, {}, options);
}

/** {@link Vault.either} as a function, for a connection. */
export function vaultEither(
  connection: Connection,
  _params: Params<"vault.either"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.either">, "vault.either"> {
  return connection.call(metadataOfVaultEither, {}, options);
}

/** {@link Vault.optional} as a function, for a connection. */
export function vaultOptional(
  connection: Connection,
  _params: Params<"vault.optional"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.optional">, "vault.optional"> {
  return connection.call(metadataOfVaultOptional, {}, options);
}

/** {@link Vault.open} as a function, for a connection. */
export function vaultOpen(
  connection: Connection,
  _params: Params<"vault.open"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.open">, "vault.open"> {
  return connection.call(metadataOfVaultOpen, {}, options);
}

/** {@link Vault.sharedPlace} as a function, for a connection. */
export function vaultSharedPlace(
  connection: Connection,
  _params: Params<"vault.sharedPlace"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.sharedPlace">, "vault.sharedPlace"> {
  return connection.call(metadataOfVaultSharedPlace, {}, options);
}

/** {@link Vault.certificate} as a function, for a connection. */
export function vaultCertificate(
  connection: Connection,
  _params: Params<"vault.certificate"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.certificate">, "vault.certificate"> {
  return connection.call(metadataOfVaultCertificate, {}, options);
}

/** {@link Vault.certificateOnly} as a function, for a connection. */
export function vaultCertificateOnly(
  connection: Connection,
  _params: Params<"vault.certificateOnly"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"vault.certificateOnly">, "vault.certificateOnly"> {
  return connection.call(metadataOfVaultCertificateOnly, {}, options);
}

const metadataOfVaultHeader: OperationMetadata = { id: "vault.header", method: "GET", path: "/header", envelope: [] };

const metadataOfVaultQuery: OperationMetadata = {
  id: "vault.query",
  method: "GET",
  path: "/query",
  security: [["queryKey"]],
  envelope: [],
};

/** The checks of {@link Vault.query}, for `paramChecks`. */
export const checksOfVaultQuery: OperationChecks = {
  operation: metadataOfVaultQuery,
  params: { size: { type: "integer", expected: "an integer" } },
};

const metadataOfVaultCookie: OperationMetadata = {
  id: "vault.cookie",
  method: "GET",
  path: "/cookie",
  security: [["cookieKey"]],
  serialize: serializeParams,
  params: { theme: { in: "cookie" } },
  envelope: [],
};

/** The checks of {@link Vault.cookie}, for `paramChecks`. */
export const checksOfVaultCookie: OperationChecks = {
  operation: metadataOfVaultCookie,
  params: { theme: { type: "string", expected: "text" } },
};

const metadataOfVaultBasic: OperationMetadata = {
  id: "vault.basic",
  method: "GET",
  path: "/basic",
  security: [["login"]],
  envelope: [],
};

const metadataOfVaultBearer: OperationMetadata = {
  id: "vault.bearer",
  method: "GET",
  path: "/bearer",
  security: [["bearer"]],
  envelope: [],
};

const metadataOfVaultToken: OperationMetadata = {
  id: "vault.token",
  method: "GET",
  path: "/token",
  security: [["other-token"]],
  envelope: [],
};

const metadataOfVaultOauth: OperationMetadata = {
  id: "vault.oauth",
  method: "GET",
  path: "/oauth",
  security: [["oauth"]],
  envelope: [],
};

const metadataOfVaultUpload: OperationMetadata = {
  id: "vault.upload",
  method: "POST",
  path: "/oauth",
  security: [["oauth"]],
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/octet-stream", serialize: serializeBody, isSentOnce: holdsStream },
  envelope: [],
};

const metadataOfVaultOpenid: OperationMetadata = {
  id: "vault.openid",
  method: "GET",
  path: "/openid",
  security: [["openid"]],
  envelope: [],
};

const metadataOfVaultBoth: OperationMetadata = {
  id: "vault.both",
  method: "GET",
  path: "/both",
  security: [["headerKey", "queryKey"]],
  envelope: [],
};

const metadataOfVaultEither: OperationMetadata = {
  id: "vault.either",
  method: "GET",
  path: "/either",
  security: [["login", "queryKey"], ["oauth"], ["cookieKey"]],
  envelope: [],
};

const metadataOfVaultOptional: OperationMetadata = {
  id: "vault.optional",
  method: "GET",
  path: "/optional",
  security: [["headerKey"], []],
  envelope: [],
};

const metadataOfVaultOpen: OperationMetadata = {
  id: "vault.open",
  method: "GET",
  path: "/open",
  security: [],
  envelope: [],
};

const metadataOfVaultSharedPlace: OperationMetadata = {
  id: "vault.sharedPlace",
  method: "GET",
  path: "/shared-place",
  security: [["login"], ["bearer"]],
  envelope: [],
};

const metadataOfVaultCertificate: OperationMetadata = {
  id: "vault.certificate",
  method: "GET",
  path: "/certificate",
  envelope: [],
};

const metadataOfVaultCertificateOnly: OperationMetadata = {
  id: "vault.certificateOnly",
  method: "GET",
  path: "/certificate-only",
  security: [],
  envelope: [],
};

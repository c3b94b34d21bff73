// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, EventOptions, MediaOptions, ReadAs } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { readBlob } from "../responses/read-blob.js";
import { type Redirect, readRedirect } from "../responses/redirect.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { openNothing } from "../streams/item-stream.js";
import { openDownload } from "../streams/open-download.js";
import { chooseEvents, openEvents } from "../streams/open-events.js";
import type { MediaResults } from "./media.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Files {
  readonly #connection: Connection;

  /**
   * Lists bytes and events.
   *
   * `files.speak`, `POST /speech`.
   */
  readonly speak = <
    Accept extends keyof MediaResults["files.speak"] = "application/octet-stream",
    As extends "blob" | "stream" = "blob",
  >(
    _params: Params<"files.speak"> = {},
    options?: EventOptions<Accept, As>,
  ): PendingResponse<ReadAs<MediaResults["files.speak"][Accept], As>, "files.speak"> =>
    this.#connection.call(metadataOfFilesSpeak, {}, options);

  /** `files.download`, `GET /files/{name}`. */
  readonly download = <
    Accept extends keyof MediaResults["files.download"] = "*/octets",
    As extends "blob" | "stream" = "blob",
  >(
    params: Params<"files.download">,
    options?: MediaOptions<Accept, As>,
  ): PendingResponse<ReadAs<MediaResults["files.download"][Accept], As>, "files.download"> =>
    this.#connection.call(metadataOfFilesDownload, params, options);

  /**
   * `files.blob`, `GET /files/{name}/blob`.
   *
   * @throws {ApiError} 304: It is unchanged.
   * @throws {ApiError} any other status: Any failure.
   */
  readonly blob = <As extends "blob" | "stream" = "blob">(
    params: Params<"files.blob">,
    options?: MediaOptions<never, As>,
  ): PendingResponse<ReadAs<Blob, As>, "files.blob"> => this.#connection.call(metadataOfFilesBlob, params, options);

  /** `files.check`, `HEAD /files/{name}/blob`. */
  readonly check = (params: Params<"files.check">, options?: CallOptions): PendingResponse<void, "files.check"> =>
    this.#connection.call(metadataOfFilesCheck, params, options);

  /**
   * `files.link`, `GET /files/{name}/link`.
   *
   * @throws {ApiError} 301: It was renamed.
   */
  readonly link = (params: Params<"files.link">, options?: CallOptions): PendingResponse<Redirect<302>, "files.link"> =>
    this.#connection.call(metadataOfFilesLink, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Files.speak} as a function, for a connection. */
export function filesSpeak<
  Accept extends keyof MediaResults["files.speak"] = "application/octet-stream",
  As extends "blob" | "stream" = "blob",
>(
  connection: Connection,
  _params: Params<"files.speak"> = {},
  options?: EventOptions<Accept, As>,
): PendingResponse<ReadAs<MediaResults["files.speak"][Accept], As>, "files.speak"> {
  return connection.call(metadataOfFilesSpeak, {}, options);
}

/** {@link Files.download} as a function, for a connection. */
export function filesDownload<
  Accept extends keyof MediaResults["files.download"] = "*/octets",
  As extends "blob" | "stream" = "blob",
>(
  connection: Connection,
  params: Params<"files.download">,
  options?: MediaOptions<Accept, As>,
): PendingResponse<ReadAs<MediaResults["files.download"][Accept], As>, "files.download"> {
  return connection.call(metadataOfFilesDownload, params, options);
}

/** {@link Files.blob} as a function, for a connection. */
export function filesBlob<As extends "blob" | "stream" = "blob">(
  connection: Connection,
  params: Params<"files.blob">,
  options?: MediaOptions<never, As>,
): PendingResponse<ReadAs<Blob, As>, "files.blob"> {
  return connection.call(metadataOfFilesBlob, params, options);
}

/** {@link Files.check} as a function, for a connection. */
export function filesCheck(
  connection: Connection,
  params: Params<"files.check">,
  options?: CallOptions,
): PendingResponse<void, "files.check"> {
  return connection.call(metadataOfFilesCheck, params, options);
}

/** {@link Files.link} as a function, for a connection. */
export function filesLink(
  connection: Connection,
  params: Params<"files.link">,
  options?: CallOptions,
): PendingResponse<Redirect<302>, "files.link"> {
  return connection.call(metadataOfFilesLink, params, options);
}

const metadataOfFilesSpeak: OperationMetadata = {
  id: "files.speak",
  method: "POST",
  path: "/speech",
  choose: chooseEvents,
  media: {
    "application/octet-stream": { read: readBlob, open: openDownload, empty: () => new Blob() },
    "text/event-stream": { read: openEvents, empty: openNothing },
  },
};

const metadataOfFilesDownload: OperationMetadata = {
  id: "files.download",
  method: "GET",
  path: "/files/{name}",
  serialize: serializePlain,
  choose: chooseMedia,
  media: {
    "*/octets": { read: readBlob, open: openDownload, empty: () => new Blob() },
    "application/octet-stream": { read: readBlob, open: openDownload, empty: () => new Blob() },
  },
};

/** The checks of {@link Files.download}, for `paramChecks`. */
export const checksOfFilesDownload: OperationChecks = {
  operation: metadataOfFilesDownload,
  params: { name: { required: true, type: "string", expected: "text" } },
};

const metadataOfFilesBlob: OperationMetadata = {
  id: "files.blob",
  method: "GET",
  path: "/files/{name}/blob",
  serialize: serializePlain,
  choose: chooseMedia,
  media: { "application/zip": { read: readBlob, open: openDownload, empty: () => new Blob() } },
  failures: { default: ["message"] },
  bareFailures: [304],
};

/** The checks of {@link Files.blob}, for `paramChecks`. */
export const checksOfFilesBlob: OperationChecks = {
  operation: metadataOfFilesBlob,
  params: { name: { required: true, type: "string", expected: "text" } },
};

const metadataOfFilesCheck: OperationMetadata = {
  id: "files.check",
  method: "HEAD",
  path: "/files/{name}/blob",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Files.check}, for `paramChecks`. */
export const checksOfFilesCheck: OperationChecks = {
  operation: metadataOfFilesCheck,
  params: { name: { required: true, type: "string", expected: "text" } },
};

const metadataOfFilesLink: OperationMetadata = {
  id: "files.link",
  method: "GET",
  path: "/files/{name}/link",
  serialize: serializePlain,
  redirects: [302],
  readRedirect,
  failures: { 301: ["message"] },
};

/** The checks of {@link Files.link}, for `paramChecks`. */
export const checksOfFilesLink: OperationChecks = {
  operation: metadataOfFilesLink,
  params: { name: { required: true, type: "string", expected: "text" } },
};

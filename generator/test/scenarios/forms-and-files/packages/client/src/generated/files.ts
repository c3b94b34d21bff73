// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions, MediaOptions, ReadAs } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { readBlob } from "../responses/read-blob.js";
import { holdsStream } from "../serialize/holds-stream.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { openDownload } from "../streams/open-download.js";
import { bodyCheckOfFilesRename, bodyCheckOfFilesUpload } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Files {
  readonly #connection: Connection;

  /** `files.replace`, `PUT /files`. */
  readonly replace = <As extends "blob" | "stream" = "blob">(
    params: Params<"files.replace"> = {},
    options?: MediaOptions<never, As>,
  ): PendingResponse<ReadAs<Blob, As>, "files.replace"> =>
    this.#connection.call(metadataOfFilesReplace, params, options);

  /** `files.upload`, `POST /files`. */
  readonly upload = (
    params: Params<"files.upload">,
    options?: CallOptions,
  ): PendingResponse<string | undefined, "files.upload"> =>
    this.#connection.call(metadataOfFilesUpload, params, options);

  /** `files.rename`, `PATCH /files`. */
  readonly rename = (
    params: Params<"files.rename"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"files.rename">, "files.rename"> =>
    this.#connection.call(metadataOfFilesRename, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Files.replace} as a function, for a connection. */
export function filesReplace<As extends "blob" | "stream" = "blob">(
  connection: Connection,
  params: Params<"files.replace"> = {},
  options?: MediaOptions<never, As>,
): PendingResponse<ReadAs<Blob, As>, "files.replace"> {
  return connection.call(metadataOfFilesReplace, params, options);
}

/** {@link Files.upload} as a function, for a connection. */
export function filesUpload(
  connection: Connection,
  params: Params<"files.upload">,
  options?: CallOptions,
): PendingResponse<string | undefined, "files.upload"> {
  return connection.call(metadataOfFilesUpload, params, options);
}

/** {@link Files.rename} as a function, for a connection. */
export function filesRename(
  connection: Connection,
  params: Params<"files.rename"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"files.rename">, "files.rename"> {
  return connection.call(metadataOfFilesRename, params, options);
}

const metadataOfFilesReplace: OperationMetadata = {
  id: "files.replace",
  method: "PUT",
  path: "/files",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/octet-stream", serialize: serializeBody, isSentOnce: holdsStream },
  choose: chooseMedia,
  media: { "image/png": { read: readBlob, open: openDownload, empty: () => new Blob() } },
};

const metadataOfFilesUpload: OperationMetadata = {
  id: "files.upload",
  method: "POST",
  path: "/files",
  serialize: serializePlain,
  body: { param: "body", mediaType: "multipart/form-data", serialize: serializeBody, isSentOnce: holdsStream },
  choose: chooseMedia,
  media: { "text/plain": { empty: () => "", parse: (text) => text } },
};

/** The checks of {@link Files.upload}, for `paramChecks`. */
export const checksOfFilesUpload: OperationChecks = {
  operation: metadataOfFilesUpload,
  body: { check: checkBody, required: true, schema: bodyCheckOfFilesUpload },
};

const metadataOfFilesRename: OperationMetadata = {
  id: "files.rename",
  method: "PATCH",
  path: "/files",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/x-www-form-urlencoded", serialize: serializeBody },
  choose: chooseMedia,
  media: { "application/problem+json": { envelope: [] } },
};

/** The checks of {@link Files.rename}, for `paramChecks`. */
export const checksOfFilesRename: OperationChecks = {
  operation: metadataOfFilesRename,
  body: { check: checkBody, schema: bodyCheckOfFilesRename },
};

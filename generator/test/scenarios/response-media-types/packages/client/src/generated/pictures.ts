// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import { exactReport, readExact } from "@shortvideo-api/wire";
import type { CallOptions, MediaOptions, MediaResult, MediaWithin, ReadAs } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { readBlob } from "../responses/read-blob.js";
import { readQuotedText } from "../responses/read-quoted-text.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { openDownload } from "../streams/open-download.js";
import type { MediaResults } from "./media.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Pictures {
  readonly #connection: Connection;

  /** `pictures.get`, `GET /pictures/{name}`. */
  readonly get = <As extends "blob" | "stream" = "blob">(
    params: Params<"pictures.get">,
    options?: MediaOptions<MediaWithin<"image/*">, As>,
  ): PendingResponse<ReadAs<Blob, As>, "pictures.get"> => this.#connection.call(metadataOfPicturesGet, params, options);

  /** `pictures.original`, `GET /pictures/{name}/original`. */
  readonly original = <As extends "blob" | "stream" = "blob">(
    params: Params<"pictures.original">,
    options?: MediaOptions<MediaWithin<"*/*">, As>,
  ): PendingResponse<ReadAs<Blob, As>, "pictures.original"> =>
    this.#connection.call(metadataOfPicturesOriginal, params, options);

  /** `pictures.title`, `GET /pictures/{name}/title`. */
  readonly title = (
    params: Params<"pictures.title">,
    options?: CallOptions,
  ): PendingResponse<string, "pictures.title"> => this.#connection.call(metadataOfPicturesTitle, params, options);

  /** `pictures.show`, `GET /pictures`. */
  readonly show = <
    Accept extends MediaWithin<keyof MediaResults["pictures.show"]> = "application/*+json",
    As extends "blob" | "stream" = "blob",
  >(
    _params: Params<"pictures.show"> = {},
    options?: MediaOptions<Accept, As>,
  ): PendingResponse<ReadAs<MediaResult<MediaResults["pictures.show"], Accept>, As>, "pictures.show"> =>
    this.#connection.call(metadataOfPicturesShow, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Pictures.get} as a function, for a connection. */
export function picturesGet<As extends "blob" | "stream" = "blob">(
  connection: Connection,
  params: Params<"pictures.get">,
  options?: MediaOptions<MediaWithin<"image/*">, As>,
): PendingResponse<ReadAs<Blob, As>, "pictures.get"> {
  return connection.call(metadataOfPicturesGet, params, options);
}

/** {@link Pictures.original} as a function, for a connection. */
export function picturesOriginal<As extends "blob" | "stream" = "blob">(
  connection: Connection,
  params: Params<"pictures.original">,
  options?: MediaOptions<MediaWithin<"*/*">, As>,
): PendingResponse<ReadAs<Blob, As>, "pictures.original"> {
  return connection.call(metadataOfPicturesOriginal, params, options);
}

/** {@link Pictures.title} as a function, for a connection. */
export function picturesTitle(
  connection: Connection,
  params: Params<"pictures.title">,
  options?: CallOptions,
): PendingResponse<string, "pictures.title"> {
  return connection.call(metadataOfPicturesTitle, params, options);
}

/** {@link Pictures.show} as a function, for a connection. */
export function picturesShow<
  Accept extends MediaWithin<keyof MediaResults["pictures.show"]> = "application/*+json",
  As extends "blob" | "stream" = "blob",
>(
  connection: Connection,
  _params: Params<"pictures.show"> = {},
  options?: MediaOptions<Accept, As>,
): PendingResponse<ReadAs<MediaResult<MediaResults["pictures.show"], Accept>, As>, "pictures.show"> {
  return connection.call(metadataOfPicturesShow, {}, options);
}

const metadataOfPicturesGet: OperationMetadata = {
  id: "pictures.get",
  method: "GET",
  path: "/pictures/{name}",
  serialize: serializePlain,
  choose: chooseMedia,
  media: { "image/*": { read: readBlob, open: openDownload, empty: () => new Blob() } },
};

/** The checks of {@link Pictures.get}, for `paramChecks`. */
export const checksOfPicturesGet: OperationChecks = {
  operation: metadataOfPicturesGet,
  params: { name: { required: true, type: "string", expected: "text" } },
};

const metadataOfPicturesOriginal: OperationMetadata = {
  id: "pictures.original",
  method: "GET",
  path: "/pictures/{name}/original",
  serialize: serializePlain,
  choose: chooseMedia,
  media: { "*/*": { read: readBlob, open: openDownload, empty: () => new Blob() } },
};

/** The checks of {@link Pictures.original}, for `paramChecks`. */
export const checksOfPicturesOriginal: OperationChecks = {
  operation: metadataOfPicturesOriginal,
  params: { name: { required: true, type: "string", expected: "text" } },
};

const metadataOfPicturesTitle: OperationMetadata = {
  id: "pictures.title",
  method: "GET",
  path: "/pictures/{name}/title",
  serialize: serializePlain,
  empty: () => "",
  parse: readQuotedText,
};

/** The checks of {@link Pictures.title}, for `paramChecks`. */
export const checksOfPicturesTitle: OperationChecks = {
  operation: metadataOfPicturesTitle,
  params: { name: { required: true, type: "string", expected: "text" } },
};

const metadataOfPicturesShow: OperationMetadata = {
  id: "pictures.show",
  method: "GET",
  path: "/pictures",
  choose: chooseMedia,
  media: {
    "application/*+json": { parse: (text) => readExact(text, exactReport), envelope: ["id", "title"] },
    "image/svg+xml": { empty: () => "", parse: (text) => text },
    "image/*": { read: readBlob, open: openDownload, empty: () => new Blob() },
  },
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, MediaOptions, ReadAs } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody, checkInner } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { readBlob } from "../responses/read-blob.js";
import { holdsStream } from "../serialize/holds-stream.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializeParams } from "../serialize/serialize-params.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { serializeQueryString } from "../serialize/serialize-query-string.js";
import { openDownload } from "../streams/open-download.js";
import { checkOfFilter, checkOfLetter } from "./checks.js";

/**
 * Letters.
 *
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Letters {
  readonly #connection: Connection;

  /** `letters.list`, `GET /letters`. */
  readonly list = (
    params: Params<"letters.list"> = {},
    options?: CallOptions,
  ): PendingResponse<Letter[], "letters.list"> => this.#connection.call(metadataOfLettersList, params, options);

  /**
   * Searches letters.
   *
   * `letters.search`, `QUERY /letters`.
   */
  readonly search = (
    params: Params<"letters.search">,
    options?: CallOptions,
  ): PendingResponse<Letter[], "letters.search"> => this.#connection.call(metadataOfLettersSearch, params, options);

  /** `letters.get`, `GET /letters/{id}`. */
  readonly get = (params: Params<"letters.get">, options?: CallOptions): PendingResponse<Letter, "letters.get"> =>
    this.#connection.call(metadataOfLettersGet, params, options);

  /**
   * Copies a letter.
   *
   * `letters.copy`, `COPY /letters/{id}`.
   */
  readonly copy = (params: Params<"letters.copy">, options?: CallOptions): PendingResponse<Letter, "letters.copy"> =>
    this.#connection.call(metadataOfLettersCopy, params, options);

  /** `letters.lock`, `LOCK /letters/{id}`. */
  readonly lock = (params: Params<"letters.lock">, options?: CallOptions): PendingResponse<void, "letters.lock"> =>
    this.#connection.call(metadataOfLettersLock, params, options);

  /** `letters.filter`, `GET /filters/{kind}`. */
  readonly filter = (
    params: Params<"letters.filter">,
    options?: CallOptions,
  ): PendingResponse<void, "letters.filter"> => this.#connection.call(metadataOfLettersFilter, params, options);

  /**
   * `letters.listWords`, `GET /words`.
   *
   * @param params.words - At most 20 characters.
   */
  readonly listWords = (
    params: Params<"letters.listWords"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "letters.listWords"> => this.#connection.call(metadataOfLettersListWords, params, options);

  /** `letters.addAlbum`, `POST /albums`. */
  readonly addAlbum = <As extends "blob" | "stream" = "blob">(
    params: Params<"letters.addAlbum">,
    options?: MediaOptions<never, As>,
  ): PendingResponse<ReadAs<Blob, As>, "letters.addAlbum"> =>
    this.#connection.call(metadataOfLettersAddAlbum, params, options);

  /** `letters.addParcel`, `POST /parcels`. */
  readonly addParcel = (
    params: Params<"letters.addParcel"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "letters.addParcel"> => this.#connection.call(metadataOfLettersAddParcel, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.list} as a function, for a connection. */
export function lettersList(
  connection: Connection,
  params: Params<"letters.list"> = {},
  options?: CallOptions,
): PendingResponse<Letter[], "letters.list"> {
  return connection.call(metadataOfLettersList, params, options);
}

/** {@link Letters.search} as a function, for a connection. */
export function lettersSearch(
  connection: Connection,
  params: Params<"letters.search">,
  options?: CallOptions,
): PendingResponse<Letter[], "letters.search"> {
  return connection.call(metadataOfLettersSearch, params, options);
}

/** {@link Letters.get} as a function, for a connection. */
export function lettersGet(
  connection: Connection,
  params: Params<"letters.get">,
  options?: CallOptions,
): PendingResponse<Letter, "letters.get"> {
  return connection.call(metadataOfLettersGet, params, options);
}

/** {@link Letters.copy} as a function, for a connection. */
export function lettersCopy(
  connection: Connection,
  params: Params<"letters.copy">,
  options?: CallOptions,
): PendingResponse<Letter, "letters.copy"> {
  return connection.call(metadataOfLettersCopy, params, options);
}

/** {@link Letters.lock} as a function, for a connection. */
export function lettersLock(
  connection: Connection,
  params: Params<"letters.lock">,
  options?: CallOptions,
): PendingResponse<void, "letters.lock"> {
  return connection.call(metadataOfLettersLock, params, options);
}

/** {@link Letters.filter} as a function, for a connection. */
export function lettersFilter(
  connection: Connection,
  params: Params<"letters.filter">,
  options?: CallOptions,
): PendingResponse<void, "letters.filter"> {
  return connection.call(metadataOfLettersFilter, params, options);
}

/** {@link Letters.listWords} as a function, for a connection. */
export function lettersListWords(
  connection: Connection,
  params: Params<"letters.listWords"> = {},
  options?: CallOptions,
): PendingResponse<void, "letters.listWords"> {
  return connection.call(metadataOfLettersListWords, params, options);
}

/** {@link Letters.addAlbum} as a function, for a connection. */
export function lettersAddAlbum<As extends "blob" | "stream" = "blob">(
  connection: Connection,
  params: Params<"letters.addAlbum">,
  options?: MediaOptions<never, As>,
): PendingResponse<ReadAs<Blob, As>, "letters.addAlbum"> {
  return connection.call(metadataOfLettersAddAlbum, params, options);
}

/** {@link Letters.addParcel} as a function, for a connection. */
export function lettersAddParcel(
  connection: Connection,
  params: Params<"letters.addParcel"> = {},
  options?: CallOptions,
): PendingResponse<void, "letters.addParcel"> {
  return connection.call(metadataOfLettersAddParcel, params, options);
}

const metadataOfLettersList: OperationMetadata = {
  id: "letters.list",
  method: "GET",
  path: "/letters",
  serialize: serializeParams,
  params: { filter: {} },
  envelope: "array",
};

/** The checks of {@link Letters.list}, for `paramChecks`. */
export const checksOfLettersList: OperationChecks = {
  operation: metadataOfLettersList,
  params: { filter: { expected: "an object", find: checkInner, rules: () => checkOfFilter } },
};

const metadataOfLettersSearch: OperationMetadata = {
  id: "letters.search",
  method: "QUERY",
  path: "/letters",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  envelope: "array",
};

/** The checks of {@link Letters.search}, for `paramChecks`. */
export const checksOfLettersSearch: OperationChecks = {
  operation: metadataOfLettersSearch,
  body: { check: checkBody, required: true, schema: checkOfFilter },
};

const metadataOfLettersGet: OperationMetadata = {
  id: "letters.get",
  method: "GET",
  path: "/letters/{id}",
  serialize: serializePlain,
  envelope: ["id", "text"],
};

/** The checks of {@link Letters.get}, for `paramChecks`. */
export const checksOfLettersGet: OperationChecks = {
  operation: metadataOfLettersGet,
  params: { id: { required: true, type: "string", expected: "text" } },
};

const metadataOfLettersCopy: OperationMetadata = {
  id: "letters.copy",
  method: "COPY",
  path: "/letters/{id}",
  serialize: serializePlain,
  params: { destination: { in: "header" } },
  envelope: ["id", "text"],
};

/** The checks of {@link Letters.copy}, for `paramChecks`. */
export const checksOfLettersCopy: OperationChecks = {
  operation: metadataOfLettersCopy,
  params: {
    id: { required: true, type: "string", expected: "text" },
    destination: { required: true, type: "string", expected: "text" },
  },
};

const metadataOfLettersLock: OperationMetadata = {
  id: "letters.lock",
  method: "LOCK",
  path: "/letters/{id}",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Letters.lock}, for `paramChecks`. */
export const checksOfLettersLock: OperationChecks = {
  operation: metadataOfLettersLock,
  params: { id: { required: true, type: "string", expected: "text" } },
};

const metadataOfLettersFilter: OperationMetadata = {
  id: "letters.filter",
  method: "GET",
  path: "/filters/{kind}",
  serialize: serializeQueryString,
  params: { kind: { in: "path" }, selector: { in: "querystring", json: true } },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Letters.filter}, for `paramChecks`. */
export const checksOfLettersFilter: OperationChecks = {
  operation: metadataOfLettersFilter,
  params: {
    kind: { required: true, type: "string", expected: "text" },
    selector: { required: true, expected: "an object", find: checkInner, rules: () => checkOfFilter, isJson: true },
  },
};

const metadataOfLettersListWords: OperationMetadata = {
  id: "letters.listWords",
  method: "GET",
  path: "/words",
  serialize: serializeQueryString,
  params: { words: { in: "querystring" } },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Letters.listWords}, for `paramChecks`. */
export const checksOfLettersListWords: OperationChecks = {
  operation: metadataOfLettersListWords,
  params: { words: { type: "string", maxLength: 20, expected: "text of at most 20 characters" } },
};

const metadataOfLettersAddAlbum: OperationMetadata = {
  id: "letters.addAlbum",
  method: "POST",
  path: "/albums",
  serialize: serializePlain,
  body: { param: "body", mediaType: "multipart/mixed", serialize: serializeBody, isSentOnce: holdsStream },
  choose: chooseMedia,
  media: { "multipart/mixed": { read: readBlob, open: openDownload, empty: () => new Blob() } },
};

/** The checks of {@link Letters.addAlbum}, for `paramChecks`. */
export const checksOfLettersAddAlbum: OperationChecks = {
  operation: metadataOfLettersAddAlbum,
  body: { check: checkBody, required: true },
};

const metadataOfLettersAddParcel: OperationMetadata = {
  id: "letters.addParcel",
  method: "POST",
  path: "/parcels",
  serialize: serializePlain,
  body: {
    param: "body",
    mediaType: "application/json",
    serialize: serializeBody,
    isSentOnce: holdsStream,
    contentType: "contentType",
    others: { "multipart/form-data": {} },
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Letters.addParcel}, for `paramChecks`. */
export const checksOfLettersAddParcel: OperationChecks = {
  operation: metadataOfLettersAddParcel,
  body: {
    check: checkBody,
    schema: checkOfLetter,
    others: {
      "multipart/form-data": {
        schema: { type: "object", expected: "an object", fields: { letter: () => checkOfLetter } },
      },
    },
  },
};

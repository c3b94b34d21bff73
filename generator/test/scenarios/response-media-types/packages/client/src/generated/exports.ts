// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { exactJob, exactReport, int64, marksOfResponseOfExportsGet, readExact } from "@shortvideo-api/wire";
import type { CallOptions, EventOptions, MediaOptions, ReadAs } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { pickByStatus } from "../responses/pick-by-status.js";
import { readBlob } from "../responses/read-blob.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { openNothing } from "../streams/item-stream.js";
import { openDownload } from "../streams/open-download.js";
import { chooseEvents, openEvents } from "../streams/open-events.js";
import type { MediaResults } from "./media.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Exports {
  readonly #connection: Connection;

  /** `exports.start`, `POST /exports`. */
  readonly start = <Accept extends keyof MediaResults["exports.start"] = "text/csv">(
    _params: Params<"exports.start"> = {},
    options?: MediaOptions<Accept>,
  ): PendingResponse<MediaResults["exports.start"][Accept], "exports.start"> =>
    this.#connection.call(metadataOfExportsStart, {}, options);

  /** `exports.get`, `GET /exports/{id}`. */
  readonly get = (
    params: Params<"exports.get">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"exports.get">, "exports.get"> =>
    this.#connection.call(metadataOfExportsGet, params, options);

  /** `exports.replace`, `PUT /exports/{id}`. */
  readonly replace = <
    Accept extends keyof MediaResults["exports.replace"] = "text/csv",
    As extends "blob" | "stream" = "blob",
  >(
    params: Params<"exports.replace">,
    options?: MediaOptions<Accept, As>,
  ): PendingResponse<ReadAs<MediaResults["exports.replace"][Accept], As> | undefined, "exports.replace"> =>
    this.#connection.call(metadataOfExportsReplace, params, options);

  /** `exports.watch`, `POST /exports/{id}`. */
  readonly watch = <Accept extends keyof MediaResults["exports.watch"] = "text/event-stream">(
    params: Params<"exports.watch">,
    options?: EventOptions<Accept>,
  ): PendingResponse<MediaResults["exports.watch"][Accept], "exports.watch"> =>
    this.#connection.call(metadataOfExportsWatch, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Exports.start} as a function, for a connection. */
export function exportsStart<Accept extends keyof MediaResults["exports.start"] = "text/csv">(
  connection: Connection,
  _params: Params<"exports.start"> = {},
  options?: MediaOptions<Accept>,
): PendingResponse<MediaResults["exports.start"][Accept], "exports.start"> {
  return connection.call(metadataOfExportsStart, {}, options);
}

/** {@link Exports.get} as a function, for a connection. */
export function exportsGet(
  connection: Connection,
  params: Params<"exports.get">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"exports.get">, "exports.get"> {
  return connection.call(metadataOfExportsGet, params, options);
}

/** {@link Exports.replace} as a function, for a connection. */
export function exportsReplace<
  Accept extends keyof MediaResults["exports.replace"] = "text/csv",
  As extends "blob" | "stream" = "blob",
>(
  connection: Connection,
  params: Params<"exports.replace">,
  options?: MediaOptions<Accept, As>,
): PendingResponse<ReadAs<MediaResults["exports.replace"][Accept], As> | undefined, "exports.replace"> {
  return connection.call(metadataOfExportsReplace, params, options);
}

/** {@link Exports.watch} as a function, for a connection. */
export function exportsWatch<Accept extends keyof MediaResults["exports.watch"] = "text/event-stream">(
  connection: Connection,
  params: Params<"exports.watch">,
  options?: EventOptions<Accept>,
): PendingResponse<MediaResults["exports.watch"][Accept], "exports.watch"> {
  return connection.call(metadataOfExportsWatch, params, options);
}

const metadataOfExportsStart: OperationMetadata = {
  id: "exports.start",
  method: "POST",
  path: "/exports",
  choose: chooseMedia,
  media: {
    "text/csv": {
      empty: () => "",
      parse: (text) => text,
      pick: pickByStatus,
      statuses: { 202: { accept: "application/json", parse: (text) => readExact(text, exactJob) } },
    },
    "application/json": {
      parse: (text) => readExact(text, exactJob),
      pick: pickByStatus,
      statuses: { 200: { accept: "text/csv", empty: () => "", parse: (text) => text } },
    },
  },
};

const metadataOfExportsGet: OperationMetadata = {
  id: "exports.get",
  method: "GET",
  path: "/exports/{id}",
  serialize: serializePlain,
  parse: (text) => readExact(text, marksOfResponseOfExportsGet),
  pick: pickByStatus,
  statuses: { 202: { parse: (text) => readExact(text, { fields: { job: int64 } }) } },
};

/** The checks of {@link Exports.get}, for `paramChecks`. */
export const checksOfExportsGet: OperationChecks = {
  operation: metadataOfExportsGet,
  params: { id: { required: true, type: "string", expected: "text" } },
};

const metadataOfExportsReplace: OperationMetadata = {
  id: "exports.replace",
  method: "PUT",
  path: "/exports/{id}",
  serialize: serializePlain,
  choose: chooseMedia,
  media: {
    "text/csv": {
      empty: () => "",
      parse: (text) => text,
      pick: pickByStatus,
      statuses: {
        200: { empty: () => "", parse: (text) => text },
        "2XX": {
          accept: "application/problem+json",
          empty: () => undefined,
          parse: (text) => readExact(text, exactJob),
        },
      },
    },
    "application/pdf": {
      read: readBlob,
      open: openDownload,
      empty: () => new Blob(),
      pick: pickByStatus,
      statuses: {
        200: { read: readBlob, open: openDownload, empty: () => new Blob() },
        "2XX": {
          accept: "application/problem+json",
          empty: () => undefined,
          parse: (text) => readExact(text, exactJob),
        },
      },
    },
    "application/problem+json": {
      empty: () => undefined,
      parse: (text) => readExact(text, exactJob),
      pick: pickByStatus,
      statuses: {
        200: { accept: "text/csv", empty: () => "", parse: (text) => text },
        "2XX": { empty: () => undefined, parse: (text) => readExact(text, exactJob) },
      },
    },
  },
};

/** The checks of {@link Exports.replace}, for `paramChecks`. */
export const checksOfExportsReplace: OperationChecks = {
  operation: metadataOfExportsReplace,
  params: { id: { required: true, type: "string", expected: "text" } },
};

const metadataOfExportsWatch: OperationMetadata = {
  id: "exports.watch",
  method: "POST",
  path: "/exports/{id}",
  serialize: serializePlain,
  choose: chooseEvents,
  media: {
    "text/event-stream": {
      read: openEvents,
      empty: openNothing,
      parse: (text) => readExact(text, exactReport),
      pick: pickByStatus,
      statuses: { 202: { accept: "application/json", parse: (text) => readExact(text, exactJob) } },
    },
    "application/json": {
      parse: (text) => readExact(text, exactJob),
      pick: pickByStatus,
      statuses: {
        200: {
          accept: "text/event-stream",
          read: openEvents,
          empty: openNothing,
          parse: (text) => readExact(text, exactReport),
        },
      },
    },
  },
};

/** The checks of {@link Exports.watch}, for `paramChecks`. */
export const checksOfExportsWatch: OperationChecks = {
  operation: metadataOfExportsWatch,
  params: { id: { required: true, type: "string", expected: "text" } },
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Entry, Params } from "@shortvideo-api/openapi-types";
import { exactEntry, marksOfMedia2OfLogsList, readExact } from "@shortvideo-api/wire";
import type { CallOptions, MediaOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { type ItemStream, openNothing } from "../streams/item-stream.js";
import { openLines, openRecords } from "../streams/open-items.js";
import type { MediaResults } from "./media.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Logs {
  readonly #connection: Connection;

  /** `logs.follow`, `GET /logs`. */
  readonly follow = (
    params: Params<"logs.follow"> = {},
    options?: CallOptions,
  ): PendingResponse<ItemStream<Entry>, "logs.follow"> => this.#connection.call(metadataOfLogsFollow, params, options);

  /**
   * The schema describes all lines.
   *
   * `logs.list`, `GET /logs/old`.
   */
  readonly list = <Accept extends keyof MediaResults["logs.list"] = "application/jsonl">(
    _params: Params<"logs.list"> = {},
    options?: MediaOptions<Accept>,
  ): PendingResponse<MediaResults["logs.list"][Accept], "logs.list"> =>
    this.#connection.call(metadataOfLogsList, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Logs.follow} as a function, for a connection. */
export function logsFollow(
  connection: Connection,
  params: Params<"logs.follow"> = {},
  options?: CallOptions,
): PendingResponse<ItemStream<Entry>, "logs.follow"> {
  return connection.call(metadataOfLogsFollow, params, options);
}

/** {@link Logs.list} as a function, for a connection. */
export function logsList<Accept extends keyof MediaResults["logs.list"] = "application/jsonl">(
  connection: Connection,
  _params: Params<"logs.list"> = {},
  options?: MediaOptions<Accept>,
): PendingResponse<MediaResults["logs.list"][Accept], "logs.list"> {
  return connection.call(metadataOfLogsList, {}, options);
}

const metadataOfLogsFollow: OperationMetadata = {
  id: "logs.follow",
  method: "GET",
  path: "/logs",
  choose: chooseMedia,
  media: {
    "application/x-ndjson": { read: openLines, empty: openNothing, parse: (text) => readExact(text, exactEntry) },
  },
};

/** The checks of {@link Logs.follow}, for `paramChecks`. */
export const checksOfLogsFollow: OperationChecks = {
  operation: metadataOfLogsFollow,
  params: { level: { type: "string", expected: "text" } },
};

const metadataOfLogsList: OperationMetadata = {
  id: "logs.list",
  method: "GET",
  path: "/logs/old",
  choose: chooseMedia,
  media: {
    "application/jsonl": { read: openLines, empty: openNothing, parse: (text) => readExact(text, exactEntry) },
    "application/json-seq": {
      read: openRecords,
      empty: openNothing,
      parse: (text) => readExact(text, marksOfMedia2OfLogsList),
    },
  },
};

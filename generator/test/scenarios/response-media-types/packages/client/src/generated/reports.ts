// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Report, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateReportsList } from "@shortvideo-api/pagination";
import { exactReport, marksOfMedia2OfReportsGet, marksOfResponseOfReportsList, readExact } from "@shortvideo-api/wire";
import type { CallOptions, MediaOptions, ReadAs } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { chooseMedia } from "../responses/choose-media.js";
import { readBlob } from "../responses/read-blob.js";
import { type Redirect, readRedirect } from "../responses/redirect.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { openDownload } from "../streams/open-download.js";
import type { MediaResults } from "./media.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Reports {
  readonly #connection: Connection;

  /**
   * `reports.get`, `GET /reports/{id}`.
   *
   * @throws {ApiError} 404: No such report.
   */
  readonly get = <
    Accept extends keyof MediaResults["reports.get"] = "application/json",
    As extends "blob" | "stream" = "blob",
  >(
    params: Params<"reports.get">,
    options?: MediaOptions<Accept, As>,
  ): PendingResponse<ReadAs<MediaResults["reports.get"][Accept], As> | Redirect<302>, "reports.get"> =>
    this.#connection.call(metadataOfReportsGet, params, options);

  /** `reports.list`, `GET /reports`. Returns one page; {@link iterate} iterates over all items. */
  readonly list = <Accept extends keyof MediaResults["reports.list"] = "application/json">(
    params: Params<"reports.list"> = {},
    options?: MediaOptions<Accept>,
  ): PendingResponse<MediaResults["reports.list"][Accept] | undefined, "reports.list"> =>
    this.#connection.call(metadataOfReportsList, params, options);

  /**
   * Iterates over the `Report` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"reports.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"reports.list"> | undefined, Report> =>
    paginateReportsList((page, call) => this.list(page, call), params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Reports.get} as a function, for a connection. */
export function reportsGet<
  Accept extends keyof MediaResults["reports.get"] = "application/json",
  As extends "blob" | "stream" = "blob",
>(
  connection: Connection,
  params: Params<"reports.get">,
  options?: MediaOptions<Accept, As>,
): PendingResponse<ReadAs<MediaResults["reports.get"][Accept], As> | Redirect<302>, "reports.get"> {
  return connection.call(metadataOfReportsGet, params, options);
}

/** {@link Reports.list} as a function, for a connection. */
export function reportsList<Accept extends keyof MediaResults["reports.list"] = "application/json">(
  connection: Connection,
  params: Params<"reports.list"> = {},
  options?: MediaOptions<Accept>,
): PendingResponse<MediaResults["reports.list"][Accept] | undefined, "reports.list"> {
  return connection.call(metadataOfReportsList, params, options);
}

/** {@link Reports.iterate} as a function, for a connection. */
export function iterateReportsList(
  connection: Connection,
  params?: Params<"reports.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"reports.list"> | undefined, Report> {
  return paginateReportsList((page, call) => reportsList(connection, page, call), params, options);
}

const metadataOfReportsGet: OperationMetadata = {
  id: "reports.get",
  method: "GET",
  path: "/reports/{id}",
  serialize: serializePlain,
  choose: chooseMedia,
  media: {
    "application/json": { parse: (text) => readExact(text, exactReport), envelope: ["id", "title"] },
    "application/vnd.report+json": { parse: (text) => readExact(text, marksOfMedia2OfReportsGet) },
    "text/csv": { empty: () => "", parse: (text) => text },
    "application/pdf": { read: readBlob, open: openDownload, empty: () => new Blob() },
  },
  redirects: [302],
  readRedirect,
  failures: { 404: ["message"] },
};

/** The checks of {@link Reports.get}, for `paramChecks`. */
export const checksOfReportsGet: OperationChecks = {
  operation: metadataOfReportsGet,
  params: { id: { required: true, type: "string", expected: "text" } },
};

const metadataOfReportsList: OperationMetadata = {
  id: "reports.list",
  method: "GET",
  path: "/reports",
  choose: chooseMedia,
  media: {
    "application/json": {
      empty: () => undefined,
      parse: (text) => readExact(text, marksOfResponseOfReportsList),
      list: ["reports"],
    },
    "text/csv": { empty: () => "", parse: (text) => text },
  },
};

/** The checks of {@link Reports.list}, for `paramChecks`. */
export const checksOfReportsList: OperationChecks = {
  operation: metadataOfReportsList,
  params: { page: { type: "integer", expected: "an integer" } },
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateLogsList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Logs {
  readonly #connection: Connection;

  /** `logs.list`, `GET /logs`. Returns one page; {@link iterate} iterates over all items. */
  readonly list = (
    params: Params<"logs.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"logs.list">, "logs.list"> =>
    this.#connection.call(metadataOfLogsList, params, options);

  /**
   * Iterates over the items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over whole
   * pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"logs.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"logs.list">, ResponseBody<"logs.list">["lines"][number]> =>
    paginateLogsList((page, call) => this.list(page, call).withResponse(), params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Logs.list} as a function, for a connection. */
export function logsList(
  connection: Connection,
  params: Params<"logs.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"logs.list">, "logs.list"> {
  return connection.call(metadataOfLogsList, params, options);
}

/** {@link Logs.iterate} as a function, for a connection. */
export function iterateLogsList(
  connection: Connection,
  params?: Params<"logs.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"logs.list">, ResponseBody<"logs.list">["lines"][number]> {
  return paginateLogsList((page, call) => logsList(connection, page, call).withResponse(), params, options);
}

const metadataOfLogsList: OperationMetadata = { id: "logs.list", method: "GET", path: "/logs", list: ["lines"] };

/** The checks of {@link Logs.list}, for `paramChecks`. */
export const checksOfLogsList: OperationChecks = {
  operation: metadataOfLogsList,
  params: { cursor: { type: "string", expected: "text" } },
};

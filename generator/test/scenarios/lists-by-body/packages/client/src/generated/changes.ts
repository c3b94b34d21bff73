// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Document, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateChangesList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Changes {
  readonly #connection: Connection;

  /** `changes.list`, `GET /changes`. Returns one page; {@link iterate} iterates over all items. */
  readonly list = (
    params: Params<"changes.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"changes.list">, "changes.list"> =>
    this.#connection.call(metadataOfChangesList, params, options);

  /**
   * Iterates over the `Document` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"changes.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"changes.list">, Document> =>
    paginateChangesList((page, call) => this.list(page, call).withResponse(), params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Changes.list} as a function, for a connection. */
export function changesList(
  connection: Connection,
  params: Params<"changes.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"changes.list">, "changes.list"> {
  return connection.call(metadataOfChangesList, params, options);
}

/** {@link Changes.iterate} as a function, for a connection. */
export function iterateChangesList(
  connection: Connection,
  params?: Params<"changes.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"changes.list">, Document> {
  return paginateChangesList((page, call) => changesList(connection, page, call).withResponse(), params, options);
}

const metadataOfChangesList: OperationMetadata = {
  id: "changes.list",
  method: "GET",
  path: "/changes",
  serialize: serializePlain,
  params: { "X-Continuation": { in: "header" } },
  list: ["changes"],
};

/** The checks of {@link Changes.list}, for `paramChecks`. */
export const checksOfChangesList: OperationChecks = {
  operation: metadataOfChangesList,
  params: { "X-Continuation": { type: "string", expected: "text" } },
};

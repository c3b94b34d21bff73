// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateLabelsList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Labels {
  readonly #connection: Connection;

  /**
   * `labels.list`, `GET /labels`. Returns one page; {@link iterate} iterates over all items.
   *
   * @param params.page - Default `1`.
   */
  readonly list = (
    params: Params<"labels.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"labels.list">, "labels.list"> =>
    this.#connection.call(metadataOfLabelsList, params, options);

  /**
   * Iterates over the items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over whole
   * pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"labels.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"labels.list">, ResponseBody<"labels.list">[number]> =>
    paginateLabelsList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Labels.list} as a function, for a connection. */
export function labelsList(
  connection: Connection,
  params: Params<"labels.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"labels.list">, "labels.list"> {
  return connection.call(metadataOfLabelsList, params, options);
}

/** {@link Labels.iterate} as a function, for a connection. */
export function iterateLabelsList(
  connection: Connection,
  params?: Params<"labels.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"labels.list">, ResponseBody<"labels.list">[number]> {
  return paginateLabelsList((page, call) => labelsList(connection, page, call), params, options);
}

const metadataOfLabelsList: OperationMetadata = {
  id: "labels.list",
  method: "GET",
  path: "/labels",
  envelope: "array",
};

/** The checks of {@link Labels.list}, for `paramChecks`. */
export const checksOfLabelsList: OperationChecks = {
  operation: metadataOfLabelsList,
  params: { page: { type: "integer", expected: "an integer" } },
};

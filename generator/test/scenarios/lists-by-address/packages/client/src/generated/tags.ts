// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateTagsList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Tags {
  readonly #connection: Connection;

  /** `tags.list`, `GET /tags`. Returns one page; {@link iterate} iterates over all items. */
  readonly list = (
    params: Params<"tags.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"tags.list">, "tags.list"> =>
    this.#connection.call(metadataOfTagsList, params, options);

  /**
   * Iterates over the items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over whole
   * pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"tags.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"tags.list">, ResponseBody<"tags.list">["results"][number]> =>
    paginateTagsList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Tags.list} as a function, for a connection. */
export function tagsList(
  connection: Connection,
  params: Params<"tags.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"tags.list">, "tags.list"> {
  return connection.call(metadataOfTagsList, params, options);
}

/** {@link Tags.iterate} as a function, for a connection. */
export function iterateTagsList(
  connection: Connection,
  params?: Params<"tags.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"tags.list">, ResponseBody<"tags.list">["results"][number]> {
  return paginateTagsList((page, call) => tagsList(connection, page, call), params, options);
}

const metadataOfTagsList: OperationMetadata = { id: "tags.list", method: "GET", path: "/tags", list: ["results"] };

/** The checks of {@link Tags.list}, for `paramChecks`. */
export const checksOfTagsList: OperationChecks = {
  operation: metadataOfTagsList,
  params: { offset: { type: "integer", expected: "an integer" }, limit: { type: "integer", expected: "an integer" } },
};

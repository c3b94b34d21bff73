// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateLettersList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Letters {
  readonly #connection: Connection;

  /**
   * `letters.list`, `GET /letters`. Returns one page; {@link iterate} iterates over all items.
   *
   * @param params.page - At least 1.
   * @param params.per_page - At most 50, default `3`.
   */
  readonly list = (
    params: Params<"letters.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"letters.list">, "letters.list"> =>
    this.#connection.call(metadataOfLettersList, params, options);

  /**
   * Iterates over the `Letter` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"letters.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"letters.list">, Letter> => paginateLettersList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.list} as a function, for a connection. */
export function lettersList(
  connection: Connection,
  params: Params<"letters.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"letters.list">, "letters.list"> {
  return connection.call(metadataOfLettersList, params, options);
}

/** {@link Letters.iterate} as a function, for a connection. */
export function iterateLettersList(
  connection: Connection,
  params?: Params<"letters.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"letters.list">, Letter> {
  return paginateLettersList((page, call) => lettersList(connection, page, call), params, options);
}

const metadataOfLettersList: OperationMetadata = {
  id: "letters.list",
  method: "GET",
  path: "/letters",
  list: ["data"],
};

/** The checks of {@link Letters.list}, for `paramChecks`. */
export const checksOfLettersList: OperationChecks = {
  operation: metadataOfLettersList,
  params: {
    page: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    per_page: { type: "integer", maximum: 50, expected: "an integer of at most 50" },
  },
};

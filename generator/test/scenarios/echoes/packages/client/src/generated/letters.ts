// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, LetterPage, Params } from "@shortvideo-api/openapi-types";
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
   * @param params.page - Default `1`.
   */
  readonly list = (
    params: Params<"letters.list">,
    options?: CallOptions,
  ): PendingResponse<LetterPage, "letters.list"> => this.#connection.call(metadataOfLettersList, params, options);

  /**
   * Iterates over the `Letter` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params: Params<"letters.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<LetterPage, Letter> => paginateLettersList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Letters.list} as a function, for a connection. */
export function lettersList(
  connection: Connection,
  params: Params<"letters.list">,
  options?: CallOptions,
): PendingResponse<LetterPage, "letters.list"> {
  return connection.call(metadataOfLettersList, params, options);
}

/** {@link Letters.iterate} as a function, for a connection. */
export function iterateLettersList(
  connection: Connection,
  params: Params<"letters.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<LetterPage, Letter> {
  return paginateLettersList((page, call) => lettersList(connection, page, call), params, options);
}

const metadataOfLettersList: OperationMetadata = {
  id: "letters.list",
  method: "GET",
  path: "/letters",
  list: ["letters"],
};

/** The checks of {@link Letters.list}, for `paramChecks`. */
export const checksOfLettersList: OperationChecks = {
  operation: metadataOfLettersList,
  params: {
    author: { required: true, type: "string", expected: "text" },
    year: { required: true, type: "integer", expected: "an integer" },
    page: { type: "integer", expected: "an integer" },
  },
};

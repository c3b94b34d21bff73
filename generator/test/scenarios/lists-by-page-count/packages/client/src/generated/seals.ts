// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateSealsList } from "@shortvideo-api/pagination";
import { marksOfResponseOfSealsList, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Seals {
  readonly #connection: Connection;

  /**
   * `seals.list`, `GET /seals`. Returns one page; {@link iterate} iterates over all items.
   *
   * @param params.index - The page. At least 0, default `0`.
   */
  readonly list = (
    params: Params<"seals.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"seals.list">, "seals.list"> =>
    this.#connection.call(metadataOfSealsList, params, options);

  /**
   * Iterates over the `Letter` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"seals.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"seals.list">, Letter> => paginateSealsList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Seals.list} as a function, for a connection. */
export function sealsList(
  connection: Connection,
  params: Params<"seals.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"seals.list">, "seals.list"> {
  return connection.call(metadataOfSealsList, params, options);
}

/** {@link Seals.iterate} as a function, for a connection. */
export function iterateSealsList(
  connection: Connection,
  params?: Params<"seals.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"seals.list">, Letter> {
  return paginateSealsList((page, call) => sealsList(connection, page, call), params, options);
}

const metadataOfSealsList: OperationMetadata = {
  id: "seals.list",
  method: "GET",
  path: "/seals",
  parse: (text) => readExact(text, marksOfResponseOfSealsList),
  list: ["seals"],
};

/** The checks of {@link Seals.list}, for `paramChecks`. */
export const checksOfSealsList: OperationChecks = {
  operation: metadataOfSealsList,
  params: { index: { type: "integer", minimum: 0, expected: "an integer of at least 0" } },
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Repo } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateReposList } from "@shortvideo-api/pagination";
import { marksOfResponseOfReposList, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Repos {
  readonly #connection: Connection;

  /**
   * `repos.list`, `GET /repos`. Returns one page; {@link iterate} iterates over all items.
   *
   * @param params.page - Default `1`.
   * @param params.per_page - From 1 to 100, default `30`.
   */
  readonly list = (params: Params<"repos.list"> = {}, options?: CallOptions): PendingResponse<Repo[], "repos.list"> =>
    this.#connection.call(metadataOfReposList, params, options);

  /**
   * Iterates over the `Repo` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over
   * whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"repos.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<Repo[], Repo> =>
    paginateReposList((page, call) => this.list(page, call).withResponse(), params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Repos.list} as a function, for a connection. */
export function reposList(
  connection: Connection,
  params: Params<"repos.list"> = {},
  options?: CallOptions,
): PendingResponse<Repo[], "repos.list"> {
  return connection.call(metadataOfReposList, params, options);
}

/** {@link Repos.iterate} as a function, for a connection. */
export function iterateReposList(
  connection: Connection,
  params?: Params<"repos.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<Repo[], Repo> {
  return paginateReposList((page, call) => reposList(connection, page, call).withResponse(), params, options);
}

const metadataOfReposList: OperationMetadata = {
  id: "repos.list",
  method: "GET",
  path: "/repos",
  parse: (text) => readExact(text, marksOfResponseOfReposList),
  envelope: "array",
};

/** The checks of {@link Repos.list}, for `paramChecks`. */
export const checksOfReposList: OperationChecks = {
  operation: metadataOfReposList,
  params: {
    page: { type: "integer", expected: "an integer" },
    per_page: { type: "integer", minimum: 1, maximum: 100, expected: "an integer from 1 to 100" },
    topic: { type: "string", expected: "text" },
  },
};

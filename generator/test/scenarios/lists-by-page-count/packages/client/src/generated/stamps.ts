// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, Params } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateStampsList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Stamps {
  readonly #connection: Connection;

  /** `stamps.list`, `GET /stamps`. Returns one page; {@link iterate} iterates over all items. */
  readonly list = (
    params: Params<"stamps.list"> = {},
    options?: CallOptions,
  ): PendingResponse<Letter[], "stamps.list"> => this.#connection.call(metadataOfStampsList, params, options);

  /**
   * Iterates over the `Letter` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"stamps.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<Letter[], Letter> =>
    paginateStampsList((page, call) => this.list(page, call).withResponse(), params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Stamps.list} as a function, for a connection. */
export function stampsList(
  connection: Connection,
  params: Params<"stamps.list"> = {},
  options?: CallOptions,
): PendingResponse<Letter[], "stamps.list"> {
  return connection.call(metadataOfStampsList, params, options);
}

/** {@link Stamps.iterate} as a function, for a connection. */
export function iterateStampsList(
  connection: Connection,
  params?: Params<"stamps.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<Letter[], Letter> {
  return paginateStampsList((page, call) => stampsList(connection, page, call).withResponse(), params, options);
}

const metadataOfStampsList: OperationMetadata = {
  id: "stamps.list",
  method: "GET",
  path: "/stamps",
  envelope: "array",
};

/** The checks of {@link Stamps.list}, for `paramChecks`. */
export const checksOfStampsList: OperationChecks = {
  operation: metadataOfStampsList,
  params: { page: { type: "integer", expected: "an integer" } },
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Drama, DramaPage, Params } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateDramasExplore } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Drama series and their publishers.
 *
 * Each method rejects with these errors, and with those that it names itself:
 * - `BadRequestError` 400: The request is malformed.
 * - `InvalidKeyError` 401: The key is missing or invalid. Also returned if the plan does not include the operation;
 *   the message then says so.
 * - `NotSubscribedError` 401 that says "disabled for your subscription".
 * - `NotSubscribedError` 403: The caller is not subscribed to the API.
 * - `RateLimitedError` 429: The caller sent too many requests.
 * - `UpstreamError` 500: The platform behind the service did not respond.
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Dramas {
  readonly #connection: Connection;

  /**
   * Explore drama series.
   *
   * Lists drama series of a region. `type` selects and orders them.
   *
   * `dramas.explore`, `GET /api/drama/explore`. Returns one page; {@link iterateExplore} iterates over all items.
   *
   * @param params.type - List to return: `7` trending ranking, `8` ranking of new releases, `9` latest, `10` all.
   * @param params.count - Series per page. From 1 to 10, default `10`.
   * @param params.cursor - Position of the page: the `cursor` of the previous page. `0` requests the first page.
   * @param params.region - Country, as an ISO 3166-1 code. Default `US`.
   * @param params.releasePeriod - Maximum age of a series: `7d` seven days, `30d` thirty days, `all` any age.
   */
  readonly explore = (
    params: Params<"dramas.explore"> = {},
    options?: CallOptions,
  ): PendingResponse<DramaPage, "dramas.explore"> => this.#connection.call(metadataOfDramasExplore, params, options);

  /**
   * Iterates over the `Drama` items of {@link explore}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link explore} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateExplore = (
    params?: Params<"dramas.explore">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<DramaPage, Drama> => paginateDramasExplore(this.explore, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Dramas.explore} as a function, for a connection. */
export function dramasExplore(
  connection: Connection,
  params: Params<"dramas.explore"> = {},
  options?: CallOptions,
): PendingResponse<DramaPage, "dramas.explore"> {
  return connection.call(metadataOfDramasExplore, params, options);
}

/** {@link Dramas.iterateExplore} as a function, for a connection. */
export function iterateDramasExplore(
  connection: Connection,
  params?: Params<"dramas.explore">,
  options?: CallOptions & PaginateOptions,
): Paginator<DramaPage, Drama> {
  return paginateDramasExplore((page, call) => dramasExplore(connection, page, call), params, options);
}

const metadataOfDramasExplore: OperationMetadata = {
  id: "dramas.explore",
  method: "GET",
  path: "/api/drama/explore",
  list: ["dramaList"],
};

/** The checks of {@link Dramas.explore}, for `paramChecks`. */
export const checksOfDramasExplore: OperationChecks = {
  operation: metadataOfDramasExplore,
  params: {
    type: { enum: ["7", "8", "9", "10"], expected: "one of the texts `7`, `8`, `9`, `10`" },
    count: { type: "integer", minimum: 1, maximum: 10, expected: "an integer from 1 to 10" },
    cursor: { type: "string", expected: "text" },
    region: { type: "string", expected: "text" },
    releasePeriod: { enum: ["all", "7d", "30d"], expected: "one of `all`, `7d`, `30d`" },
  },
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { LiveSearchHit, LiveSearchPage, LiveStreamList, Params } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateLiveSearch } from "@shortvideo-api/pagination";
import { exactLiveStreamList, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Live streams, listed by tag or found by a search.
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
 *
 * Facts that the service does not document:
 * - `listStreams related_live_tag`. Inferred: No parameters are documented. Inferred from requests of public client
 *   code.
 * - `listStreams load_more`. Inferred: No parameters are documented. Inferred from requests of public client code,
 *   with the value `true`.
 * - `search keyword`. Inferred: Name inferred from requests of public client code. Assumed to be required and not
 *   empty.
 * - `search cursor`. Inferred: Documented for the cursor style in general. The name in this operation is inferred
 *   from requests of public client code.
 * - `search search_id`. Inferred: No parameters are documented. Inferred from requests of public client code, with
 *   `0` first. The type string is assumed.
 */
export class Live {
  readonly #connection: Connection;

  /**
   * Lists live streams that belong to a tag. No pagination is documented: the response does not return a cursor.
   *
   * `live.listStreams`, `GET /api/live/stream`.
   *
   * @param params.related_live_tag - Tag that the streams belong to. {@link Live | Inferred}.
   * @param params.load_more - Whether to add to the streams already shown. Clients send `true`.
   *   {@link Live | Inferred}.
   */
  readonly listStreams = (
    params: Params<"live.listStreams"> = {},
    options?: CallOptions,
  ): PendingResponse<LiveStreamList, "live.listStreams"> =>
    this.#connection.call(metadataOfLiveListStreams, params, options);

  /**
   * Search live streams.
   *
   * Lists live rooms that match a search. Each is JSON text in `live_info.raw_data`.
   *
   * `live.search`, `GET /api/search/live`. Returns one page; {@link iterateSearch} iterates over all items.
   *
   * @param params.keyword - Words to search for. At least 1 character. {@link Live | Inferred}.
   * @param params.cursor - Position of the page: the `cursor` of the previous page, as text. `0` requests the first
   *   page. {@link Live | Inferred}.
   * @param params.search_id - Id of the search: `0` on the first request. The value of later requests is not
   *   documented. {@link Live | Inferred}.
   */
  readonly search = (
    params: Params<"live.search">,
    options?: CallOptions,
  ): PendingResponse<LiveSearchPage, "live.search"> => this.#connection.call(metadataOfLiveSearch, params, options);

  /**
   * Iterates over the `LiveSearchHit` items of {@link search}. Fetches a page when the loop reaches it; `.pages()`
   * iterates over whole pages.
   *
   * @param params - The parameters of {@link search} for the first page.
   * @param params.keyword - Words to search for.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateSearch = (
    params: Params<"live.search">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<LiveSearchPage, LiveSearchHit> => paginateLiveSearch(this.search, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Live.listStreams} as a function, for a connection. */
export function liveListStreams(
  connection: Connection,
  params: Params<"live.listStreams"> = {},
  options?: CallOptions,
): PendingResponse<LiveStreamList, "live.listStreams"> {
  return connection.call(metadataOfLiveListStreams, params, options);
}

/** {@link Live.search} as a function, for a connection. */
export function liveSearch(
  connection: Connection,
  params: Params<"live.search">,
  options?: CallOptions,
): PendingResponse<LiveSearchPage, "live.search"> {
  return connection.call(metadataOfLiveSearch, params, options);
}

/** {@link Live.iterateSearch} as a function, for a connection. */
export function iterateLiveSearch(
  connection: Connection,
  params: Params<"live.search">,
  options?: CallOptions & PaginateOptions,
): Paginator<LiveSearchPage, LiveSearchHit> {
  return paginateLiveSearch((page, call) => liveSearch(connection, page, call), params, options);
}

const metadataOfLiveListStreams: OperationMetadata = {
  id: "live.listStreams",
  method: "GET",
  path: "/api/live/stream",
  parse: (text) => readExact(text, exactLiveStreamList),
  envelope: [],
};

/** The checks of {@link Live.listStreams}, for `paramChecks`. */
export const checksOfLiveListStreams: OperationChecks = {
  operation: metadataOfLiveListStreams,
  params: {
    related_live_tag: { type: "string", expected: "text" },
    load_more: { type: "boolean", expected: "`true` or `false`" },
  },
};

const metadataOfLiveSearch: OperationMetadata = {
  id: "live.search",
  method: "GET",
  path: "/api/search/live",
  envelope: ["data", "cursor", "hasMore", "has_more", "log_pb"],
  list: ["data"],
};

/** The checks of {@link Live.search}, for `paramChecks`. */
export const checksOfLiveSearch: OperationChecks = {
  operation: metadataOfLiveSearch,
  params: {
    keyword: { required: true, type: "string", minLength: 1, expected: "text of at least 1 character" },
    cursor: { type: "text", expected: "text or an integer" },
    search_id: { type: "string", expected: "text" },
  },
};

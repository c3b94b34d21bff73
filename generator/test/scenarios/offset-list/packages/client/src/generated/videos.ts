// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Video, VideoPage } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateVideosDiscover } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Videos {
  readonly #connection: Connection;

  /**
   * `videos.discover`, `GET /videos`. Returns one page; {@link iterateDiscover} iterates over all items.
   *
   * @param params.keyword - At least 1 character.
   * @param params.offset - Default `0`.
   */
  readonly discover = (
    params: Params<"videos.discover">,
    options?: CallOptions,
  ): PendingResponse<VideoPage, "videos.discover"> => this.#connection.call(metadataOfVideosDiscover, params, options);

  /**
   * Iterates over the `Video` items of {@link discover}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link discover} for the first page.
   * @param params.keyword - At least 1 character.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateDiscover = (
    params: Params<"videos.discover">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<VideoPage, Video> => paginateVideosDiscover(this.discover, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Videos.discover} as a function, for a connection. */
export function videosDiscover(
  connection: Connection,
  params: Params<"videos.discover">,
  options?: CallOptions,
): PendingResponse<VideoPage, "videos.discover"> {
  return connection.call(metadataOfVideosDiscover, params, options);
}

/** {@link Videos.iterateDiscover} as a function, for a connection. */
export function iterateVideosDiscover(
  connection: Connection,
  params: Params<"videos.discover">,
  options?: CallOptions & PaginateOptions,
): Paginator<VideoPage, Video> {
  return paginateVideosDiscover((page, call) => videosDiscover(connection, page, call), params, options);
}

const metadataOfVideosDiscover: OperationMetadata = {
  id: "videos.discover",
  method: "GET",
  path: "/videos",
  envelope: ["videos", "hasMore"],
  list: ["videos"],
};

/** The checks of {@link Videos.discover}, for `paramChecks`. */
export const checksOfVideosDiscover: OperationChecks = {
  operation: metadataOfVideosDiscover,
  params: {
    keyword: { required: true, type: "string", minLength: 1, expected: "text of at least 1 character" },
    offset: { type: "integer", expected: "an integer" },
  },
};

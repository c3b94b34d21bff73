// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Song, SongPage } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateSongsList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Songs {
  readonly #connection: Connection;

  /**
   * `songs.list`, `GET /songs`. Returns one page; {@link iterate} iterates over all items.
   *
   * @param params.page - At least 1, default `1`.
   * @param params.limit - Default `2`.
   */
  readonly list = (params: Params<"songs.list"> = {}, options?: CallOptions): PendingResponse<SongPage, "songs.list"> =>
    this.#connection.call(metadataOfSongsList, params, options);

  /**
   * Iterates over the `Song` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over
   * whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"songs.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<SongPage, Song> => paginateSongsList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Songs.list} as a function, for a connection. */
export function songsList(
  connection: Connection,
  params: Params<"songs.list"> = {},
  options?: CallOptions,
): PendingResponse<SongPage, "songs.list"> {
  return connection.call(metadataOfSongsList, params, options);
}

/** {@link Songs.iterate} as a function, for a connection. */
export function iterateSongsList(
  connection: Connection,
  params?: Params<"songs.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<SongPage, Song> {
  return paginateSongsList((page, call) => songsList(connection, page, call), params, options);
}

const metadataOfSongsList: OperationMetadata = {
  id: "songs.list",
  method: "GET",
  path: "/songs",
  envelope: [],
  list: ["songs"],
};

/** The checks of {@link Songs.list}, for `paramChecks`. */
export const checksOfSongsList: OperationChecks = {
  operation: metadataOfSongsList,
  params: {
    page: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    limit: { type: "integer", expected: "an integer" },
  },
};

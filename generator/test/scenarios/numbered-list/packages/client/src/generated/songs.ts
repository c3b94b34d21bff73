// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Song, SongPage } from "@shortvideo-api/openapi-types";
import { type Pages, type WalkOptions, walkSongsList } from "@shortvideo-api/pagination";
import type { CallOptions, HttpClient } from "../http.js";

export class Songs {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * `songs.list`, `GET /songs`. Gives one page; {@link iterate} gives them all.
   *
   * @param params.page - At least 1, default `1`.
   * @param params.limit - Default `2`.
   */
  list(params: Params<"songs.list"> = {}, options?: CallOptions): Promise<SongPage> {
    return this.#http.call<SongPage>(
      {
        operation: "songs.list",
        verb: "GET",
        path: "/songs",
        query: params,
        checks: { page: { type: "integer", minimum: 1 }, limit: { type: "integer" } },
        envelope: [],
      },
      options,
    );
  }

  /** Walks all items of {@link list}, fetching each page when the loop reaches it. */
  iterate(params: Params<"songs.list"> = {}, options?: CallOptions & WalkOptions): Pages<SongPage, Song> {
    return walkSongsList((page, call) => this.list(page, { ...options, ...call }), params, options);
  }
}

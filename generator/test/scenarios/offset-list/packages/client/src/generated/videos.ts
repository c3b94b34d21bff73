// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Video, VideoPage } from "@shortvideo-api/openapi-types";
import { type Pages, type WalkOptions, walkVideosDiscover } from "@shortvideo-api/pagination";
import type { CallOptions, HttpClient } from "../http.js";

export class Videos {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * `videos.discover`, `GET /videos`. Gives one page; {@link iterateDiscover} gives them all.
   *
   * @param params.keyword - At least 1 characters.
   * @param params.offset - Default `0`.
   */
  discover(params: Params<"videos.discover">, options?: CallOptions): Promise<VideoPage> {
    return this.#http.call<VideoPage>(
      {
        operation: "videos.discover",
        verb: "GET",
        path: "/videos",
        query: params,
        checks: { keyword: { required: true, type: "string", minLength: 1 }, offset: { type: "integer" } },
        envelope: ["videos", "hasMore"],
      },
      options,
    );
  }

  /** Walks all items of {@link discover}, fetching each page when the loop reaches it. */
  iterateDiscover(params: Params<"videos.discover">, options?: CallOptions & WalkOptions): Pages<VideoPage, Video> {
    return walkVideosDiscover((page, call) => this.discover(page, { ...options, ...call }), params, options);
  }
}

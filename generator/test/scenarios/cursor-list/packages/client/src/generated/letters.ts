// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, LetterPage, Params } from "@shortvideo-api/openapi-types";
import { type Pages, type WalkOptions, walkLettersList } from "@shortvideo-api/pagination";
import type { CallOptions, HttpClient } from "../http.js";

/** Single letters. */
export class Letters {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Lists letters from A on.
   *
   * `letters.list`, `GET /letters`. Gives one page; {@link iterate} gives them all.
   *
   * @param params.cursor - Where to go on. Default `0`.
   * @param params.count - 1–35, default `20`.
   */
  list(params: Params<"letters.list"> = {}, options?: CallOptions): Promise<LetterPage> {
    return this.#http.call<LetterPage>(
      {
        operation: "letters.list",
        verb: "GET",
        path: "/letters",
        query: params,
        checks: { cursor: { type: "string" }, count: { type: "integer", minimum: 1, maximum: 35 } },
        envelope: ["data"],
      },
      options,
    );
  }

  /** Walks all items of {@link list}, fetching each page when the loop reaches it. */
  iterate(params: Params<"letters.list"> = {}, options?: CallOptions & WalkOptions): Pages<LetterPage, Letter> {
    return walkLettersList((page, call) => this.list(page, { ...options, ...call }), params, options);
  }
}

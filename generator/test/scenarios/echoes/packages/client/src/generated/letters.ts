// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, LetterPage, Params } from "@shortvideo-api/openapi-types";
import { type Pages, type WalkOptions, walkLettersList } from "@shortvideo-api/pagination";
import type { CallOptions, HttpClient } from "../http.js";

export class Letters {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * `letters.list`, `GET /letters`. Gives one page; {@link iterate} gives them all.
   *
   * @param params.page - Default `1`.
   */
  list(params: Params<"letters.list">, options?: CallOptions): Promise<LetterPage> {
    return this.#http.call<LetterPage>(
      {
        operation: "letters.list",
        verb: "GET",
        path: "/letters",
        query: params,
        checks: {
          author: { required: true, type: "string" },
          year: { required: true, type: "integer" },
          page: { type: "integer" },
        },
        envelope: ["letters"],
      },
      options,
    );
  }

  /** Walks all items of {@link list}, fetching each page when the loop reaches it. */
  iterate(params: Params<"letters.list">, options?: CallOptions & WalkOptions): Pages<LetterPage, Letter> {
    return walkLettersList((page, call) => this.list(page, { ...options, ...call }), params, options);
  }
}

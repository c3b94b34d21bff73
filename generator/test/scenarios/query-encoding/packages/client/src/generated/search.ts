// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Answer, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Search {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `search.run`, `GET /search/{path}`. */
  run(params: Params<"search.run">, options?: CallOptions): Promise<Answer<"search.run">> {
    const { path, ...query } = params;
    return this.#http.call<Answer<"search.run">>(
      {
        operation: "search.run",
        verb: "GET",
        path: "/search/{path}",
        pathParams: { path },
        query,
        styles: {
          path: { style: "matrix", explode: true },
          filter: { style: "deepObject", explode: true },
          ids: { style: "form", explode: false },
          piped: { style: "pipeDelimited", explode: false },
          spaced: { style: "spaceDelimited", explode: false },
          raw: { style: "form", explode: true, allowReserved: true },
          json: { style: "form", explode: true, json: true },
        },
        checks: {
          path: { in: "path", required: true, type: "array", items: { type: "string" } },
          ids: { type: "array", items: { type: "int64" } },
          tags: { type: "array", items: { type: "string" } },
          piped: { type: "array", items: { type: "string" } },
          spaced: { type: "array", items: { type: "string" } },
          raw: { type: "string" },
        },
        envelope: "array",
      },
      options,
    );
  }
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Answer, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Things {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `things.get`, `GET /things`. */
  get(params: Params<"things.get"> = {}, options?: CallOptions): Promise<Answer<"things.get">> {
    return this.#http.call<Answer<"things.get">>(
      {
        operation: "things.get",
        verb: "GET",
        path: "/things",
        query: params,
        styles: {
          ids: { style: "deepObject", explode: true },
          pairs: { style: "deepObject", explode: true },
          scalar: { style: "deepObject", explode: true },
        },
        checks: {
          ids: { type: "array", items: { type: "string" } },
          pairs: { type: "array" },
          scalar: { type: "string" },
        },
      },
      options,
    );
  }
}

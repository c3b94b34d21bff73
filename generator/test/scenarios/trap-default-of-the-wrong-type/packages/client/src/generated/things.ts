// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Thing } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Things {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * `things.get`, `GET /things`.
   *
   * @param params.limit - Default `20`.
   * @param params.deep - Default `false`.
   * @param params.name - Default `5`.
   */
  get(params: Params<"things.get"> = {}, options?: CallOptions): Promise<Thing> {
    return this.#http.call<Thing>(
      {
        operation: "things.get",
        verb: "GET",
        path: "/things",
        query: params,
        checks: {
          limit: { type: "integer" },
          deep: { type: "boolean" },
          name: { type: "string" },
          list: { type: "array", items: { type: "string" } },
        },
        envelope: ["count", "on", "name", "items", "kind"],
      },
      options,
    );
  }
}

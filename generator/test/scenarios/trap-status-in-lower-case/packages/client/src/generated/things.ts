// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Answer, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Things {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * `things.get`, `GET /things`.
   *
   * @throws {ApiError} 4XX: The caller's fault.
   * @throws {ApiError} 5XX: Ours.
   */
  get(_params: Params<"things.get"> = {}, options?: CallOptions): Promise<Answer<"things.get">> {
    return this.#http.call<Answer<"things.get">>(
      { operation: "things.get", verb: "GET", path: "/things", failures: ["4XX"], bareFailures: ["5XX"] },
      options,
    );
  }
}

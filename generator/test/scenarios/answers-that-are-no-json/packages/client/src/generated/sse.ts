// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Sse {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `sse`, `GET /sse`. */
  sse(_params: Params<"sse"> = {}, options?: CallOptions): Promise<string> {
    return this.#http.call<string>({ operation: "sse", verb: "GET", path: "/sse", answer: "text" }, options);
  }
}

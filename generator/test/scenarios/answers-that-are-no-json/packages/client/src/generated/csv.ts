// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Csv {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `csv`, `GET /csv`. */
  csv(_params: Params<"csv"> = {}, options?: CallOptions): Promise<string> {
    return this.#http.call<string>({ operation: "csv", verb: "GET", path: "/csv", answer: "text" }, options);
  }
}

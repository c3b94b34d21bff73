// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Txt {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `txt`, `GET /txt`. */
  txt(_params: Params<"txt"> = {}, options?: CallOptions): Promise<string> {
    return this.#http.call<string>({ operation: "txt", verb: "GET", path: "/txt", answer: "text" }, options);
  }
}

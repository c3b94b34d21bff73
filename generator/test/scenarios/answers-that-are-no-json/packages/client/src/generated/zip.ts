// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Zip {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `zip`, `GET /zip`. */
  zip(_params: Params<"zip"> = {}, options?: CallOptions): Promise<Blob> {
    return this.#http.call<Blob>({ operation: "zip", verb: "GET", path: "/zip", answer: "binary" }, options);
  }
}

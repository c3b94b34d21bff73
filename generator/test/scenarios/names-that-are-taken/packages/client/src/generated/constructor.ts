// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Constructor {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `then`, `GET /f`. */
  then_(_params: Params<"then"> = {}, options?: CallOptions): Promise<Class> {
    return this.#http.call<Class>({ operation: "then", verb: "GET", path: "/f", envelope: [] }, options);
  }
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Index {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `index`, `GET /d`. */
  index(_params: Params<"index"> = {}, options?: CallOptions): Promise<Class> {
    return this.#http.call<Class>({ operation: "index", verb: "GET", path: "/d", envelope: [] }, options);
  }
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Default {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `default.new`, `GET /c`. */
  new(_params: Params<"default.new"> = {}, options?: CallOptions): Promise<Class> {
    return this.#http.call<Class>({ operation: "default.new", verb: "GET", path: "/c", envelope: [] }, options);
  }
}

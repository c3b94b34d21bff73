// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Xml {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `xml`, `GET /xml`. */
  xml(_params: Params<"xml"> = {}, options?: CallOptions): Promise<string> {
    return this.#http.call<string>({ operation: "xml", verb: "GET", path: "/xml", answer: "text" }, options);
  }
}

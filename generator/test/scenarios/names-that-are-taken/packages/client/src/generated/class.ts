// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class ClassArea {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `delete`, `GET /a`. */
  delete(_params: Params<"delete"> = {}, options?: CallOptions): Promise<Class> {
    return this.#http.call<Class>({ operation: "delete", verb: "GET", path: "/a", envelope: [] }, options);
  }

  /** `constructor`, `GET /b`. */
  constructor_(_params: Params<"constructor"> = {}, options?: CallOptions): Promise<Class> {
    return this.#http.call<Class>({ operation: "constructor", verb: "GET", path: "/b", envelope: [] }, options);
  }
}

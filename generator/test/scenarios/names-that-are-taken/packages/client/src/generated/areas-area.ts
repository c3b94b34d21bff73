// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Class, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class AreasArea {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `3d-view!`, `GET /e`. */
  call3dView(_params: Params<"3d-view!"> = {}, options?: CallOptions): Promise<Class> {
    return this.#http.call<Class>({ operation: "3d-view!", verb: "GET", path: "/e", envelope: [] }, options);
  }
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Thing } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Things {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `things.get`, `GET /thing`. */
  get(_params: Params<"things.get"> = {}, options?: CallOptions): Promise<Thing> {
    return this.#http.call<Thing>(
      { operation: "things.get", verb: "GET", path: "/thing", envelope: ["name", "size", "nothing", "other", "price"] },
      options,
    );
  }
}

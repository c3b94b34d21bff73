// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Envelope, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Envelopes {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `envelopes.get`, `GET /envelope`. */
  get(_params: Params<"envelopes.get"> = {}, options?: CallOptions): Promise<Envelope> {
    return this.#http.call<Envelope>(
      { operation: "envelopes.get", verb: "GET", path: "/envelope", envelope: ["rawdata", "lines"] },
      options,
    );
  }
}

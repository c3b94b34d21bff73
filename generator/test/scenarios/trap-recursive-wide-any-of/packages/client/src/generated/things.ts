// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Node, Params } from "@shortvideo-api/openapi-types";
import { exactNode } from "@shortvideo-api/wire";
import type { CallOptions, HttpClient } from "../http.js";

export class Things {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `things.get`, `GET /things`. */
  get(_params: Params<"things.get"> = {}, options?: CallOptions): Promise<Node> {
    return this.#http.call<Node>(
      { operation: "things.get", verb: "GET", path: "/things", exact: exactNode, envelope: [] },
      options,
    );
  }
}

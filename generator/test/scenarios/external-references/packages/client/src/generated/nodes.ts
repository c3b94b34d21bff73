// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Node, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Nodes {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `nodes.get`, `GET /nodes/{id}`. */
  get(params: Params<"nodes.get">, options?: CallOptions): Promise<Node> {
    return this.#http.call<Node>(
      {
        operation: "nodes.get",
        verb: "GET",
        path: "/nodes/{id}",
        pathParams: params,
        checks: { id: { in: "path", required: true, type: "string" } },
        envelope: ["label", "edges"],
      },
      options,
    );
  }
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Tree } from "@shortvideo-api/openapi-types";
import { exactTree } from "@shortvideo-api/wire";
import type { CallOptions, HttpClient } from "../http.js";

export class Trees {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `trees.get`, `GET /tree`. */
  get(_params: Params<"trees.get"> = {}, options?: CallOptions): Promise<Tree> {
    return this.#http.call<Tree>(
      {
        operation: "trees.get",
        verb: "GET",
        path: "/tree",
        exact: exactTree,
        envelope: ["id", "children", "parent", "attributes"],
      },
      options,
    );
  }
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Default {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `get`, `GET /`. */
  get(_params: Params<"get"> = {}, options?: CallOptions): Promise<string> {
    return this.#http.call<string>({ operation: "get", verb: "GET", path: "/", answer: "text" }, options);
  }

  /** `deleteUsersById2`, `DELETE /users-{id}`. */
  deleteUsersById2(params: Params<"deleteUsersById2">, options?: CallOptions): Promise<void> {
    return this.#http.call<void>(
      {
        operation: "deleteUsersById2",
        verb: "DELETE",
        path: "/users-{id}",
        pathParams: params,
        checks: { id: { in: "path", required: true, type: "string" } },
        answer: "none",
      },
      options,
    );
  }
}

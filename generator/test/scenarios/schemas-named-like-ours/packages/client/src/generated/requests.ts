// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { HttpResponse, Params } from "@shortvideo-api/openapi-types";
import { exactHttpResponse } from "@shortvideo-api/wire";
import type { CallOptions, HttpClient } from "../http.js";

export class Requests {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * `requests.send`, `POST /x`.
   *
   * @throws {ApiError} 400: No.
   */
  send(params: Params<"requests.send"> = {}, options?: CallOptions): Promise<HttpResponse> {
    return this.#http.call<HttpResponse>(
      {
        operation: "requests.send",
        verb: "POST",
        path: "/x",
        body: params.body,
        mediaType: "application/json",
        exact: exactHttpResponse,
        envelope: [],
        failures: [400],
      },
      options,
    );
  }
}

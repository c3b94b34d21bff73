// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Rooms {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `rooms.book`, `POST /rooms/{id}/{class}`. */
  book(params: Params<"rooms.book">, options?: CallOptions): Promise<void> {
    return this.#http.call<void>(
      {
        operation: "rooms.book",
        verb: "POST",
        path: "/rooms/{id}/{class}",
        pathParams: { id: params.id, class: params.class },
        query: {
          id: params.query_id,
          body: params.body,
          params: params.params,
          options: params.options,
          "filter[name]": params["filter[name]"],
        },
        headers: { id: params.header_id, "X-Trace-Id": params["X-Trace-Id"] },
        cookies: { id: params.cookie_id },
        body: params.requestBody,
        checks: {
          id: { in: "path", required: true, type: "string" },
          class: { in: "path", required: true, type: "string" },
          query_id: { wireName: "id", type: "integer" },
          header_id: { in: "header", wireName: "id", type: "string" },
          cookie_id: { in: "cookie", wireName: "id", type: "string" },
          "X-Trace-Id": { in: "header", type: "string" },
          body: { type: "string" },
          params: { type: "string" },
          options: { type: "string" },
          "filter[name]": { type: "string" },
        },
        mediaType: "application/json",
        answer: "none",
      },
      options,
    );
  }
}

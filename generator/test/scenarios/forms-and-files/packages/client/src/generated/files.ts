// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Answer, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Files {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `files.replace`, `PUT /files`. */
  replace(params: Params<"files.replace"> = {}, options?: CallOptions): Promise<Blob> {
    return this.#http.call<Blob>(
      {
        operation: "files.replace",
        verb: "PUT",
        path: "/files",
        body: params.body,
        mediaType: "application/octet-stream",
        answer: "binary",
      },
      options,
    );
  }

  /** `files.upload`, `POST /files`. */
  upload(params: Params<"files.upload">, options?: CallOptions): Promise<string | undefined> {
    return this.#http.call<string | undefined>(
      {
        operation: "files.upload",
        verb: "POST",
        path: "/files",
        body: params.body,
        mediaType: "multipart/form-data",
        answer: "text",
        mayBeEmpty: true,
      },
      options,
    );
  }

  /** `files.rename`, `PATCH /files`. */
  rename(params: Params<"files.rename"> = {}, options?: CallOptions): Promise<Answer<"files.rename">> {
    return this.#http.call<Answer<"files.rename">>(
      {
        operation: "files.rename",
        verb: "PATCH",
        path: "/files",
        body: params.body,
        mediaType: "application/x-www-form-urlencoded",
        envelope: [],
      },
      options,
    );
  }
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Answer, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Users {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `getUsersByUserIdPets`, `GET /users/{user-id}/pets`. */
  getUsersByUserIdPets(
    params: Params<"getUsersByUserIdPets">,
    options?: CallOptions,
  ): Promise<Answer<"getUsersByUserIdPets">> {
    return this.#http.call<Answer<"getUsersByUserIdPets">>(
      {
        operation: "getUsersByUserIdPets",
        verb: "GET",
        path: "/users/{user-id}/pets",
        pathParams: params,
        checks: { "user-id": { in: "path", required: true, type: "string" } },
        envelope: "array",
      },
      options,
    );
  }

  /** `postUsersByUserIdPets`, `POST /users/{user-id}/pets`. */
  postUsersByUserIdPets(params: Params<"postUsersByUserIdPets">, options?: CallOptions): Promise<void> {
    return this.#http.call<void>(
      {
        operation: "postUsersByUserIdPets",
        verb: "POST",
        path: "/users/{user-id}/pets",
        pathParams: params,
        checks: { "user-id": { in: "path", required: true, type: "string" } },
        answer: "none",
      },
      options,
    );
  }

  /** `deleteUsersById`, `DELETE /users/{id}`. */
  deleteUsersById(params: Params<"deleteUsersById">, options?: CallOptions): Promise<void> {
    return this.#http.call<void>(
      {
        operation: "deleteUsersById",
        verb: "DELETE",
        path: "/users/{id}",
        pathParams: params,
        checks: { id: { in: "path", required: true, type: "string" } },
        answer: "none",
      },
      options,
    );
  }
}

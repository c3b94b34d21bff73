// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, UserSchema2 } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Users {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** `listUsers`, `GET /a`. */
  listUsers(_params: Params<"listUsers"> = {}, options?: CallOptions): Promise<UserSchema2> {
    return this.#http.call<UserSchema2>({ operation: "listUsers", verb: "GET", path: "/a", envelope: [] }, options);
  }

  /** `listusers`, `GET /b`. */
  listusersByGet(_params: Params<"listusers"> = {}, options?: CallOptions): Promise<UserSchema2> {
    return this.#http.call<UserSchema2>({ operation: "listusers", verb: "GET", path: "/b", envelope: [] }, options);
  }

  /** `ListUsers`, `GET /c`. */
  listUsersC(_params: Params<"ListUsers"> = {}, options?: CallOptions): Promise<UserSchema2> {
    return this.#http.call<UserSchema2>({ operation: "ListUsers", verb: "GET", path: "/c", envelope: [] }, options);
  }

  /** `list_users`, `GET /d`. */
  listUsersD(_params: Params<"list_users"> = {}, options?: CallOptions): Promise<UserSchema2> {
    return this.#http.call<UserSchema2>({ operation: "list_users", verb: "GET", path: "/d", envelope: [] }, options);
  }

  /** `list-users`, `GET /e`. */
  listUsersE(_params: Params<"list-users"> = {}, options?: CallOptions): Promise<UserSchema2> {
    return this.#http.call<UserSchema2>({ operation: "list-users", verb: "GET", path: "/e", envelope: [] }, options);
  }
}

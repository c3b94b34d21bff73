// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Account, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

export class Accounts {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * `accounts.get`, `GET /account`.
   *
   * @deprecated Since 1.0.0. It shows too little. Use {@link show}.
   * @throws {NotSubscribedError} 401: The key has no subscription.
   * @throws {NotSubscribedError} 429: The key has no subscription.
   * @throws {ApiError} 5XX: The service is ill.
   * @throws {ApiError} any other status: Anything else.
   */
  get(_params: Params<"accounts.get"> = {}, options?: CallOptions): Promise<Account> {
    return this.#http.call<Account>(
      {
        operation: "accounts.get",
        verb: "GET",
        path: "/account",
        envelope: [],
        failures: [401, 429],
        bareFailures: ["5XX", "default"],
      },
      options,
    );
  }

  /**
   * `accounts.getPhoto`, `GET /account/photo`.
   *
   * @throws {NoPhotoError} 204: There is no photo
   * @throws {KeyError} 401: The key is wrong.
   * @throws {NotSubscribedError} 401 that says "no *\/ `plan`".
   */
  getPhoto(_params: Params<"accounts.getPhoto"> = {}, options?: CallOptions): Promise<Account> {
    return this.#http.call<Account>(
      { operation: "accounts.getPhoto", verb: "GET", path: "/account/photo", envelope: [], bareFailures: [204, 401] },
      options,
    );
  }

  /**
   * `accounts.show`, `GET /account/all`.
   *
   * Assumed: Nobody has seen it.
   */
  show(_params: Params<"accounts.show"> = {}, options?: CallOptions): Promise<Account> {
    return this.#http.call<Account>(
      { operation: "accounts.show", verb: "GET", path: "/account/all", envelope: [] },
      options,
    );
  }
}

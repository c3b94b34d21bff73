// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Collection, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";

/** Collections of posts. */
export class Collections {
  readonly #connection: Connection;

  /**
   * Gets a collection of posts. The fields of the response are not documented.
   *
   * `collections.get`, `GET /api/collection/info`.
   *
   * @param params.collectionId - Collection id. A digit string, because it exceeds 2^53. (Inferred: Name inferred from
   *   requests of public client code. Assumed to be required.)
   * @throws {BadRequestError} 400: The request is malformed.
   * @throws {InvalidKeyError} 401: The key is missing or invalid. Also returned if the plan does not include the
   *   operation; the message then says so.
   * @throws {NotSubscribedError} 401 that says "disabled for your subscription".
   * @throws {NotSubscribedError} 403: The caller is not subscribed to the API.
   * @throws {RateLimitedError} 429: The caller sent too many requests.
   * @throws {UpstreamError} 500: The platform behind the service did not respond.
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly get = (params: Params<"collections.get">, options?: CallOptions): PendingAnswer<Collection> =>
    this.#connection.call<Collection>(collectionsGetFacts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Collections.get} as a function, for a connection. */
export function collectionsGet(
  connection: Connection,
  params: Params<"collections.get">,
  options?: CallOptions,
): PendingAnswer<Collection> {
  return connection.call<Collection>(collectionsGetFacts, params, options);
}

const collectionsGetFacts: OperationFacts = {
  id: "collections.get",
  verb: "GET",
  path: "/api/collection/info",
  checks: { collectionId: { required: true, type: "string", pattern: "^\\d+$" } },
  envelope: [],
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Collection, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Collections of posts.
 *
 * Each method rejects with these errors, and with those that it names itself:
 * - `BadRequestError` 400: The request is malformed.
 * - `InvalidKeyError` 401: The key is missing or invalid. Also returned if the plan does not include the operation;
 *   the message then says so.
 * - `NotSubscribedError` 401 that says "disabled for your subscription".
 * - `NotSubscribedError` 403: The caller is not subscribed to the API.
 * - `RateLimitedError` 429: The caller sent too many requests.
 * - `UpstreamError` 500: The platform behind the service did not respond.
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 *
 * Facts that the service does not document:
 * - `get collectionId`. Inferred: Name inferred from requests of public client code. Assumed to be required.
 */
export class Collections {
  readonly #connection: Connection;

  /**
   * Gets a collection of posts. The fields of the response are not documented.
   *
   * `collections.get`, `GET /api/collection/info`.
   *
   * @param params.collectionId - Collection id. A digit string, because it exceeds 2^53.
   *   {@link Collections | Inferred}.
   */
  readonly get = (
    params: Params<"collections.get">,
    options?: CallOptions,
  ): PendingResponse<Collection, "collections.get"> => this.#connection.call(metadataOfCollectionsGet, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Collections.get} as a function, for a connection. */
export function collectionsGet(
  connection: Connection,
  params: Params<"collections.get">,
  options?: CallOptions,
): PendingResponse<Collection, "collections.get"> {
  return connection.call(metadataOfCollectionsGet, params, options);
}

const metadataOfCollectionsGet: OperationMetadata = {
  id: "collections.get",
  method: "GET",
  path: "/api/collection/info",
  envelope: [],
};

/** The checks of {@link Collections.get}, for `paramChecks`. */
export const checksOfCollectionsGet: OperationChecks = {
  operation: metadataOfCollectionsGet,
  params: {
    collectionId: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" },
  },
};

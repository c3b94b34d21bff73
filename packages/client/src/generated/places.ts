// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, PlaceLookup } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Places that posts are tagged with.
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
 * - `get placeId`. Inferred: Name inferred from requests of public client code. Assumed to be required.
 */
export class Places {
  readonly #connection: Connection;

  /**
   * Gets a place that posts can be tagged with, and the number of posts tagged with it.
   *
   * `places.get`, `GET /api/place/info`.
   *
   * @param params.placeId - Place id, a digit string. {@link Places | Inferred}.
   */
  readonly get = (params: Params<"places.get">, options?: CallOptions): PendingResponse<PlaceLookup, "places.get"> =>
    this.#connection.call(metadataOfPlacesGet, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Places.get} as a function, for a connection. */
export function placesGet(
  connection: Connection,
  params: Params<"places.get">,
  options?: CallOptions,
): PendingResponse<PlaceLookup, "places.get"> {
  return connection.call(metadataOfPlacesGet, params, options);
}

const metadataOfPlacesGet: OperationMetadata = {
  id: "places.get",
  method: "GET",
  path: "/api/place/info",
  envelope: [],
};

/** The checks of {@link Places.get}, for `paramChecks`. */
export const checksOfPlacesGet: OperationChecks = {
  operation: metadataOfPlacesGet,
  params: { placeId: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" } },
};

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { EffectLookup, EffectPost, EffectPostPage, Params } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateEffectsListPosts } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Effects, and the posts that use them.
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
 * - `get effectId`, `listPosts effectId`. Inferred: Name inferred from requests of public client code. Assumed to be
 *   required.
 * - `listPosts count`. Inferred: Name inferred from requests of public client code. An integer of at least 1 is
 *   assumed.
 * - `listPosts cursor`. Inferred: Documented for the cursor style in general. The name in this operation is inferred
 *   from requests of public client code.
 */
export class Effects {
  readonly #connection: Connection;

  /**
   * Gets an effect, with its creator and usage counts.
   *
   * `effects.get`, `GET /api/effect/info`.
   *
   * @param params.effectId - Effect id, a digit string. {@link Effects | Inferred}.
   */
  readonly get = (params: Params<"effects.get">, options?: CallOptions): PendingResponse<EffectLookup, "effects.get"> =>
    this.#connection.call(metadataOfEffectsGet, params, options);

  /**
   * Lists posts that use an effect. The fields of a post are not documented here.
   *
   * `effects.listPosts`, `GET /api/effect/posts`. Returns one page; {@link iteratePosts} iterates over all items.
   *
   * @param params.effectId - Effect id, a digit string. {@link Effects | Inferred}.
   * @param params.count - Posts per page. From 1 to 30, default `30`. {@link Effects | Inferred}.
   * @param params.cursor - Position of the page: the `cursor` of the previous page, as text. `0` requests the first
   *   page. {@link Effects | Inferred}.
   */
  readonly listPosts = (
    params: Params<"effects.listPosts">,
    options?: CallOptions,
  ): PendingResponse<EffectPostPage, "effects.listPosts"> =>
    this.#connection.call(metadataOfEffectsListPosts, params, options);

  /**
   * Iterates over the `EffectPost` items of {@link listPosts}. Fetches a page when the loop reaches it; `.pages()`
   * iterates over whole pages.
   *
   * @param params - The parameters of {@link listPosts} for the first page.
   * @param params.effectId - Effect id, a digit string.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iteratePosts = (
    params: Params<"effects.listPosts">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<EffectPostPage, EffectPost> => paginateEffectsListPosts(this.listPosts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Effects.get} as a function, for a connection. */
export function effectsGet(
  connection: Connection,
  params: Params<"effects.get">,
  options?: CallOptions,
): PendingResponse<EffectLookup, "effects.get"> {
  return connection.call(metadataOfEffectsGet, params, options);
}

/** {@link Effects.listPosts} as a function, for a connection. */
export function effectsListPosts(
  connection: Connection,
  params: Params<"effects.listPosts">,
  options?: CallOptions,
): PendingResponse<EffectPostPage, "effects.listPosts"> {
  return connection.call(metadataOfEffectsListPosts, params, options);
}

/** {@link Effects.iteratePosts} as a function, for a connection. */
export function iterateEffectsListPosts(
  connection: Connection,
  params: Params<"effects.listPosts">,
  options?: CallOptions & PaginateOptions,
): Paginator<EffectPostPage, EffectPost> {
  return paginateEffectsListPosts((page, call) => effectsListPosts(connection, page, call), params, options);
}

const metadataOfEffectsGet: OperationMetadata = {
  id: "effects.get",
  method: "GET",
  path: "/api/effect/info",
  envelope: [],
};

/** The checks of {@link Effects.get}, for `paramChecks`. */
export const checksOfEffectsGet: OperationChecks = {
  operation: metadataOfEffectsGet,
  params: { effectId: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" } },
};

const metadataOfEffectsListPosts: OperationMetadata = {
  id: "effects.listPosts",
  method: "GET",
  path: "/api/effect/posts",
  envelope: ["aweme_list", "cursor", "hasMore", "has_more"],
  list: ["aweme_list"],
};

/** The checks of {@link Effects.listPosts}, for `paramChecks`. */
export const checksOfEffectsListPosts: OperationChecks = {
  operation: metadataOfEffectsListPosts,
  params: {
    effectId: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" },
    count: { type: "integer", minimum: 1, maximum: 30, expected: "an integer from 1 to 30" },
    cursor: { type: "text", expected: "text or an integer" },
  },
};

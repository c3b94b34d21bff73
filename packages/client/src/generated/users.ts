// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type {
  Params,
  Playlist,
  PlaylistPage,
  UserAccountLookup,
  UserLookup,
  UserPost,
  UserPostPage,
} from "@shortvideo-api/openapi-types";
import {
  type PaginateOptions,
  type Paginator,
  paginateUsersListPlaylists,
  paginateUsersListPosts,
} from "@shortvideo-api/pagination";
import { exactUserAccountLookup, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Users: their profile, their posts, their playlists.
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
 * - `get uniqueId`, `listPosts secUid`, `listPlaylists secUid`. Inferred: Name inferred from requests of public
 *   client code. Assumed to be required.
 * - `getById secUid`. Assumed: A minimum length is not documented; no user has an empty id.
 * - `listPosts count`, `listPlaylists count`. Inferred: Name inferred from requests of public client code. An
 *   integer of at least 1 is assumed.
 * - `listPosts cursor`, `listPlaylists cursor`. Inferred: Documented for the cursor style in general. The name in
 *   this operation is inferred from requests of public client code.
 */
export class Users {
  readonly #connection: Connection;

  /**
   * Gets the profile and the counts of a user. For an unknown handle, the service returns 200 with an empty
   * `userInfo`.
   *
   * `users.get`, `GET /api/user/info`.
   *
   * @param params.uniqueId - Public handle of the user, without the `@`. At least 1 character.
   *   {@link Users | Inferred}.
   */
  readonly get = (params: Params<"users.get">, options?: CallOptions): PendingResponse<UserLookup, "users.get"> =>
    this.#connection.call(metadataOfUsersGet, params, options);

  /**
   * Gets the profile of a user, by either of two ids. The response differs in shape from that of `users.get`.
   *
   * `users.getById`, `GET /api/user/info-by-id`.
   *
   * @param params.userId - User id. A digit string, because it exceeds 2^53. Pass exactly one of `userId` and
   *   `secUid`.
   * @param params.secUid - Second id of the user. Pass exactly one of `userId` and `secUid`. At least 1 character.
   *   {@link Users | Assumed}.
   */
  readonly getById = (
    params: Params<"users.getById">,
    options?: CallOptions,
  ): PendingResponse<UserAccountLookup, "users.getById"> =>
    this.#connection.call(metadataOfUsersGetById, params, options);

  /**
   * Lists the posts of a user, with video, sound and counts.
   *
   * `users.listPosts`, `GET /api/user/posts`. Returns one page; {@link iteratePosts} iterates over all items.
   *
   * @param params.secUid - Second id of the user: the `secUid` of any response. At least 1 character.
   *   {@link Users | Inferred}.
   * @param params.count - Posts per page. Clients request 35; the maximum is not documented. At least 1.
   *   {@link Users | Inferred}.
   * @param params.cursor - Position of the page: the `cursor` of the previous page, as text. `0` requests the first
   *   page. {@link Users | Inferred}.
   */
  readonly listPosts = (
    params: Params<"users.listPosts">,
    options?: CallOptions,
  ): PendingResponse<UserPostPage, "users.listPosts"> =>
    this.#connection.call(metadataOfUsersListPosts, params, options);

  /**
   * Iterates over the `UserPost` items of {@link listPosts}. Fetches a page when the loop reaches it; `.pages()`
   * iterates over whole pages.
   *
   * @param params - The parameters of {@link listPosts} for the first page.
   * @param params.secUid - Second id of the user: the `secUid` of any response.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iteratePosts = (
    params: Params<"users.listPosts">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<UserPostPage, UserPost> => paginateUsersListPosts(this.listPosts, params, options);

  /**
   * Lists the playlists of a user, without the posts in them.
   *
   * `users.listPlaylists`, `GET /api/user/playlist`. Returns one page; {@link iteratePlaylists} iterates over all
   * items.
   *
   * @param params.secUid - Second id of the user: the `secUid` of any response. At least 1 character.
   *   {@link Users | Inferred}.
   * @param params.count - Playlists per page. From 1 to 20, default `20`. {@link Users | Inferred}.
   * @param params.cursor - Position of the page: the `cursor` of the previous page, as text. `0` requests the first
   *   page. {@link Users | Inferred}.
   */
  readonly listPlaylists = (
    params: Params<"users.listPlaylists">,
    options?: CallOptions,
  ): PendingResponse<PlaylistPage, "users.listPlaylists"> =>
    this.#connection.call(metadataOfUsersListPlaylists, params, options);

  /**
   * Iterates over the `Playlist` items of {@link listPlaylists}. Fetches a page when the loop reaches it; `.pages()`
   * iterates over whole pages.
   *
   * @param params - The parameters of {@link listPlaylists} for the first page.
   * @param params.secUid - Second id of the user: the `secUid` of any response.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iteratePlaylists = (
    params: Params<"users.listPlaylists">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<PlaylistPage, Playlist> => paginateUsersListPlaylists(this.listPlaylists, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Users.get} as a function, for a connection. */
export function usersGet(
  connection: Connection,
  params: Params<"users.get">,
  options?: CallOptions,
): PendingResponse<UserLookup, "users.get"> {
  return connection.call(metadataOfUsersGet, params, options);
}

/** {@link Users.getById} as a function, for a connection. */
export function usersGetById(
  connection: Connection,
  params: Params<"users.getById">,
  options?: CallOptions,
): PendingResponse<UserAccountLookup, "users.getById"> {
  return connection.call(metadataOfUsersGetById, params, options);
}

/** {@link Users.listPosts} as a function, for a connection. */
export function usersListPosts(
  connection: Connection,
  params: Params<"users.listPosts">,
  options?: CallOptions,
): PendingResponse<UserPostPage, "users.listPosts"> {
  return connection.call(metadataOfUsersListPosts, params, options);
}

/** {@link Users.iteratePosts} as a function, for a connection. */
export function iterateUsersListPosts(
  connection: Connection,
  params: Params<"users.listPosts">,
  options?: CallOptions & PaginateOptions,
): Paginator<UserPostPage, UserPost> {
  return paginateUsersListPosts((page, call) => usersListPosts(connection, page, call), params, options);
}

/** {@link Users.listPlaylists} as a function, for a connection. */
export function usersListPlaylists(
  connection: Connection,
  params: Params<"users.listPlaylists">,
  options?: CallOptions,
): PendingResponse<PlaylistPage, "users.listPlaylists"> {
  return connection.call(metadataOfUsersListPlaylists, params, options);
}

/** {@link Users.iteratePlaylists} as a function, for a connection. */
export function iterateUsersListPlaylists(
  connection: Connection,
  params: Params<"users.listPlaylists">,
  options?: CallOptions & PaginateOptions,
): Paginator<PlaylistPage, Playlist> {
  return paginateUsersListPlaylists((page, call) => usersListPlaylists(connection, page, call), params, options);
}

const metadataOfUsersGet: OperationMetadata = {
  id: "users.get",
  method: "GET",
  path: "/api/user/info",
  envelope: ["userInfo", "statusCode"],
};

/** The checks of {@link Users.get}, for `paramChecks`. */
export const checksOfUsersGet: OperationChecks = {
  operation: metadataOfUsersGet,
  params: { uniqueId: { required: true, type: "string", minLength: 1, expected: "text of at least 1 character" } },
};

const metadataOfUsersGetById: OperationMetadata = {
  id: "users.getById",
  method: "GET",
  path: "/api/user/info-by-id",
  parse: (text) => readExact(text, exactUserAccountLookup),
  envelope: ["user", "status_code"],
};

/** The checks of {@link Users.getById}, for `paramChecks`. */
export const checksOfUsersGetById: OperationChecks = {
  operation: metadataOfUsersGetById,
  params: {
    userId: { type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" },
    secUid: { type: "string", minLength: 1, expected: "text of at least 1 character" },
  },
  exactlyOneOf: [["userId", "secUid"]],
};

const metadataOfUsersListPosts: OperationMetadata = {
  id: "users.listPosts",
  method: "GET",
  path: "/api/user/posts",
  envelope: ["itemList", "cursor", "hasMore", "has_more"],
  list: ["data", "itemList"],
};

/** The checks of {@link Users.listPosts}, for `paramChecks`. */
export const checksOfUsersListPosts: OperationChecks = {
  operation: metadataOfUsersListPosts,
  params: {
    secUid: { required: true, type: "string", minLength: 1, expected: "text of at least 1 character" },
    count: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    cursor: { type: "string", expected: "text" },
  },
};

const metadataOfUsersListPlaylists: OperationMetadata = {
  id: "users.listPlaylists",
  method: "GET",
  path: "/api/user/playlist",
  envelope: ["playList", "cursor", "hasMore", "has_more"],
  list: ["playList"],
};

/** The checks of {@link Users.listPlaylists}, for `paramChecks`. */
export const checksOfUsersListPlaylists: OperationChecks = {
  operation: metadataOfUsersListPlaylists,
  params: {
    secUid: { required: true, type: "string", minLength: 1, expected: "text of at least 1 character" },
    count: { type: "integer", minimum: 1, maximum: 20, expected: "an integer from 1 to 20" },
    cursor: { type: "string", expected: "text" },
  },
};

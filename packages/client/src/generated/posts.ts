// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type {
  Comment,
  CommentPage,
  CommentReply,
  CommentReplyPage,
  DiscoveredPost,
  DiscoveryPage,
  Params,
  PostLookup,
} from "@shortvideo-api/openapi-types";
import {
  type PaginateOptions,
  type Paginator,
  paginatePostsDiscover,
  paginatePostsListCommentReplies,
  paginatePostsListComments,
} from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Posts: one in detail, its comments and their replies, and posts found by keyword.
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
 * - `get videoId`, `listComments videoId`, `listCommentReplies videoId`, `listCommentReplies commentId`. Inferred:
 *   Name inferred from requests of public client code. Assumed to be required.
 * - `listComments count`, `listCommentReplies count`, `discover count`. Inferred: Name inferred from requests of
 *   public client code. An integer of at least 1 is assumed.
 * - `listComments cursor`, `listCommentReplies cursor`. Inferred: Documented for the cursor style in general. The
 *   name in this operation is inferred from requests of public client code.
 * - `discover keyword`. Inferred: Name inferred from requests of public client code. Assumed to be required and not
 *   empty.
 * - `discover cursor`. Assumed: The way to request the next page is neither documented nor captured. Assumed:
 *   `cursor`, as in the other lists, set to the number of posts read so far.
 */
export class Posts {
  readonly #connection: Connection;

  /**
   * Gets a post with its video, sound, author and counts. For a post that does not exist, the service returns 200 with
   * a `statusCode` other than 0 and without `itemInfo`.
   *
   * `posts.get`, `GET /api/post/detail`.
   *
   * @param params.videoId - Post id. A digit string, because it exceeds 2^53. {@link Posts | Inferred}.
   */
  readonly get = (params: Params<"posts.get">, options?: CallOptions): PendingResponse<PostLookup, "posts.get"> =>
    this.#connection.call(metadataOfPostsGet, params, options);

  /**
   * Lists the top-level comments of a post. `posts.listCommentReplies` lists the replies to a comment.
   *
   * `posts.listComments`, `GET /api/post/comments`. Returns one page; {@link iterateComments} iterates over all items.
   *
   * @param params.videoId - Post id. A digit string, because it exceeds 2^53. {@link Posts | Inferred}.
   * @param params.count - Comments per page. From 1 to 50, default `50`. {@link Posts | Inferred}.
   * @param params.cursor - Position of the page: the `cursor` of the previous page, as text. `0` requests the first
   *   page. {@link Posts | Inferred}.
   */
  readonly listComments = (
    params: Params<"posts.listComments">,
    options?: CallOptions,
  ): PendingResponse<CommentPage, "posts.listComments"> =>
    this.#connection.call(metadataOfPostsListComments, params, options);

  /**
   * Iterates over the `Comment` items of {@link listComments}. Fetches a page when the loop reaches it; `.pages()`
   * iterates over whole pages.
   *
   * @param params - The parameters of {@link listComments} for the first page.
   * @param params.videoId - Post id.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateComments = (
    params: Params<"posts.listComments">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<CommentPage, Comment> => paginatePostsListComments(this.listComments, params, options);

  /**
   * Lists the replies to one comment of a post.
   *
   * `posts.listCommentReplies`, `GET /api/post/comment/replies`. Returns one page; {@link iterateCommentReplies}
   * iterates over all items.
   *
   * @param params.videoId - Post id. A digit string, because it exceeds 2^53. {@link Posts | Inferred}.
   * @param params.commentId - Id of the comment: its `cid`. A digit string, because it exceeds 2^53.
   *   {@link Posts | Inferred}.
   * @param params.count - Replies per page. From 1 to 6, default `6`. {@link Posts | Inferred}.
   * @param params.cursor - Position of the page: the `cursor` of the previous page, as text. `0` requests the first
   *   page. {@link Posts | Inferred}.
   */
  readonly listCommentReplies = (
    params: Params<"posts.listCommentReplies">,
    options?: CallOptions,
  ): PendingResponse<CommentReplyPage, "posts.listCommentReplies"> =>
    this.#connection.call(metadataOfPostsListCommentReplies, params, options);

  /**
   * Iterates over the `CommentReply` items of {@link listCommentReplies}. Fetches a page when the loop reaches it;
   * `.pages()` iterates over whole pages.
   *
   * @param params - The parameters of {@link listCommentReplies} for the first page.
   * @param params.videoId - Post id.
   * @param params.commentId - Id of the comment: its `cid`.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateCommentReplies = (
    params: Params<"posts.listCommentReplies">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<CommentReplyPage, CommentReply> =>
    paginatePostsListCommentReplies(this.listCommentReplies, params, options);

  /**
   * Discover posts by keyword.
   *
   * Lists posts that match a keyword, with their metadata for search engines. A page says whether there are more
   * posts, but does not return a cursor.
   *
   * `posts.discover`, `GET /api/post/discover`. Returns one page; {@link iterateDiscover} iterates over all items.
   *
   * @param params.keyword - Words to search for. At least 1 character. {@link Posts | Inferred}.
   * @param params.count - Posts per page. At least 1. {@link Posts | Inferred}.
   * @param params.cursor - Number of posts to skip. Default `0`. {@link Posts | Assumed}.
   */
  readonly discover = (
    params: Params<"posts.discover">,
    options?: CallOptions,
  ): PendingResponse<DiscoveryPage, "posts.discover"> =>
    this.#connection.call(metadataOfPostsDiscover, params, options);

  /**
   * Iterates over the `DiscoveredPost` items of {@link discover}. Fetches a page when the loop reaches it; `.pages()`
   * iterates over whole pages.
   *
   * @param params - The parameters of {@link discover} for the first page.
   * @param params.keyword - Words to search for.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateDiscover = (
    params: Params<"posts.discover">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<DiscoveryPage, DiscoveredPost> => paginatePostsDiscover(this.discover, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Posts.get} as a function, for a connection. */
export function postsGet(
  connection: Connection,
  params: Params<"posts.get">,
  options?: CallOptions,
): PendingResponse<PostLookup, "posts.get"> {
  return connection.call(metadataOfPostsGet, params, options);
}

/** {@link Posts.listComments} as a function, for a connection. */
export function postsListComments(
  connection: Connection,
  params: Params<"posts.listComments">,
  options?: CallOptions,
): PendingResponse<CommentPage, "posts.listComments"> {
  return connection.call(metadataOfPostsListComments, params, options);
}

/** {@link Posts.iterateComments} as a function, for a connection. */
export function iteratePostsListComments(
  connection: Connection,
  params: Params<"posts.listComments">,
  options?: CallOptions & PaginateOptions,
): Paginator<CommentPage, Comment> {
  return paginatePostsListComments((page, call) => postsListComments(connection, page, call), params, options);
}

/** {@link Posts.listCommentReplies} as a function, for a connection. */
export function postsListCommentReplies(
  connection: Connection,
  params: Params<"posts.listCommentReplies">,
  options?: CallOptions,
): PendingResponse<CommentReplyPage, "posts.listCommentReplies"> {
  return connection.call(metadataOfPostsListCommentReplies, params, options);
}

/** {@link Posts.iterateCommentReplies} as a function, for a connection. */
export function iteratePostsListCommentReplies(
  connection: Connection,
  params: Params<"posts.listCommentReplies">,
  options?: CallOptions & PaginateOptions,
): Paginator<CommentReplyPage, CommentReply> {
  return paginatePostsListCommentReplies(
    (page, call) => postsListCommentReplies(connection, page, call),
    params,
    options,
  );
}

/** {@link Posts.discover} as a function, for a connection. */
export function postsDiscover(
  connection: Connection,
  params: Params<"posts.discover">,
  options?: CallOptions,
): PendingResponse<DiscoveryPage, "posts.discover"> {
  return connection.call(metadataOfPostsDiscover, params, options);
}

/** {@link Posts.iterateDiscover} as a function, for a connection. */
export function iteratePostsDiscover(
  connection: Connection,
  params: Params<"posts.discover">,
  options?: CallOptions & PaginateOptions,
): Paginator<DiscoveryPage, DiscoveredPost> {
  return paginatePostsDiscover((page, call) => postsDiscover(connection, page, call), params, options);
}

const metadataOfPostsGet: OperationMetadata = {
  id: "posts.get",
  method: "GET",
  path: "/api/post/detail",
  envelope: ["itemInfo", "statusCode"],
};

/** The checks of {@link Posts.get}, for `paramChecks`. */
export const checksOfPostsGet: OperationChecks = {
  operation: metadataOfPostsGet,
  params: { videoId: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" } },
};

const metadataOfPostsListComments: OperationMetadata = {
  id: "posts.listComments",
  method: "GET",
  path: "/api/post/comments",
  envelope: ["comments", "cursor", "hasMore", "has_more", "total"],
  list: ["comments"],
};

/** The checks of {@link Posts.listComments}, for `paramChecks`. */
export const checksOfPostsListComments: OperationChecks = {
  operation: metadataOfPostsListComments,
  params: {
    videoId: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" },
    count: { type: "integer", minimum: 1, maximum: 50, expected: "an integer from 1 to 50" },
    cursor: { type: "text", expected: "text or an integer" },
  },
};

const metadataOfPostsListCommentReplies: OperationMetadata = {
  id: "posts.listCommentReplies",
  method: "GET",
  path: "/api/post/comment/replies",
  envelope: ["comments", "cursor", "hasMore", "has_more", "total"],
  list: ["comments"],
};

/** The checks of {@link Posts.listCommentReplies}, for `paramChecks`. */
export const checksOfPostsListCommentReplies: OperationChecks = {
  operation: metadataOfPostsListCommentReplies,
  params: {
    videoId: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" },
    commentId: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" },
    count: { type: "integer", minimum: 1, maximum: 6, expected: "an integer from 1 to 6" },
    cursor: { type: "text", expected: "text or an integer" },
  },
};

const metadataOfPostsDiscover: OperationMetadata = {
  id: "posts.discover",
  method: "GET",
  path: "/api/post/discover",
  list: ["videoList"],
};

/** The checks of {@link Posts.discover}, for `paramChecks`. */
export const checksOfPostsDiscover: OperationChecks = {
  operation: metadataOfPostsDiscover,
  params: {
    keyword: { required: true, type: "string", minLength: 1, expected: "text of at least 1 character" },
    count: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    cursor: { type: "string", expected: "text" },
  },
};

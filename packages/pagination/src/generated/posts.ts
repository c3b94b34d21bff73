// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type {
  Comment,
  CommentPage,
  CommentReply,
  CommentReplyPage,
  DiscoveredPost,
  DiscoveryPage,
  Params,
} from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { iterateOffset } from "../iterate-offset.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `posts.listComments` with any function that fetches one page. */
export function paginatePostsListComments(
  fetchPage: FetchPage<Params<"posts.listComments">, CommentPage>,
  params: Params<"posts.listComments">,
  options?: PaginateOptions,
): Paginator<CommentPage, Comment> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "posts.listComments",
      fetchPage: (cursor, fetchOptions) => fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions),
      getItems: (page) => page?.comments,
      getKey: (item) => item?.cid,
      getNextCursor: (page) => page?.cursor,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

/** Paginates `posts.listCommentReplies` with any function that fetches one page. */
export function paginatePostsListCommentReplies(
  fetchPage: FetchPage<Params<"posts.listCommentReplies">, CommentReplyPage>,
  params: Params<"posts.listCommentReplies">,
  options?: PaginateOptions,
): Paginator<CommentReplyPage, CommentReply> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "posts.listCommentReplies",
      fetchPage: (cursor, fetchOptions) => fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions),
      getItems: (page) => page?.comments,
      getKey: (item) => item?.cid,
      getNextCursor: (page) => page?.cursor,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

/** Paginates `posts.discover` with any function that fetches one page. */
export function paginatePostsDiscover(
  fetchPage: FetchPage<Params<"posts.discover">, DiscoveryPage>,
  params: Params<"posts.discover">,
  options?: PaginateOptions,
): Paginator<DiscoveryPage, DiscoveredPost> {
  const given = copyParams(params);
  return iterateOffset(
    {
      operation: "posts.discover",
      fetchPage: (offset, fetchOptions) => fetchPage({ ...given, cursor: String(offset) }, fetchOptions),
      getItems: (page) => page?.videoList,
      getKey: (item) => item?.id,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
    },
    options,
  );
}

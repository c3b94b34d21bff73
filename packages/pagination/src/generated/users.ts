// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, Playlist, PlaylistPage, UserPost, UserPostPage } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `users.listPosts` with any function that fetches one page. */
export function paginateUsersListPosts(
  fetchPage: FetchPage<Params<"users.listPosts">, UserPostPage>,
  params: Params<"users.listPosts">,
  options?: PaginateOptions,
): Paginator<UserPostPage, UserPost> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "users.listPosts",
      fetchPage: (cursor, fetchOptions) => fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions),
      getItems: (page) => page?.data?.itemList,
      getKey: (item) => item?.id,
      getNextCursor: (page) => page?.data?.cursor,
      hasMore: (page) => page?.data?.hasMore ?? page?.data?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

/** Paginates `users.listPlaylists` with any function that fetches one page. */
export function paginateUsersListPlaylists(
  fetchPage: FetchPage<Params<"users.listPlaylists">, PlaylistPage>,
  params: Params<"users.listPlaylists">,
  options?: PaginateOptions,
): Paginator<PlaylistPage, Playlist> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "users.listPlaylists",
      fetchPage: (cursor, fetchOptions) => fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions),
      getItems: (page) => page?.playList,
      getKey: (item) => item?.id,
      getNextCursor: (page) => page?.cursor,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { EffectPost, EffectPostPage, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `effects.listPosts` with any function that fetches one page. */
export function paginateEffectsListPosts(
  fetchPage: FetchPage<Params<"effects.listPosts">, EffectPostPage>,
  params: Params<"effects.listPosts">,
  options?: PaginateOptions,
): Paginator<EffectPostPage, EffectPost> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "effects.listPosts",
      fetchPage: (cursor, fetchOptions) => fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions),
      getItems: (page) => page?.aweme_list,
      getKey: (item) => item?.aweme_id,
      getNextCursor: (page) => page?.cursor,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

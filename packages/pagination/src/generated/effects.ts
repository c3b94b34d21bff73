// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { EffectPost, EffectPostPage, Params } from "@shortvideo-api/openapi-types";
import type { FetchPage } from "../fetch-page.js";
import { iterateCursor } from "../iterate-cursor.js";
import type { Pages } from "../pages.js";
import type { WalkOptions } from "../walk-options.js";

/** Walks `effects.listPosts` with any function that fetches one page of it. */
export function walkEffectsListPosts(
  fetchPage: FetchPage<Params<"effects.listPosts">, EffectPostPage>,
  params: Params<"effects.listPosts">,
  options?: WalkOptions,
): Pages<EffectPostPage, EffectPost> {
  return iterateCursor(
    {
      operation: "effects.listPosts",
      fetchPage: (cursor, call) => fetchPage(cursor === undefined ? params : { ...params, cursor }, call),
      itemsOf: (page) => page.aweme_list,
      nextCursor: (page) => page.cursor?.toString(),
      hasMore: (page) => page.hasMore,
      start: params.cursor,
      first: "0",
    },
    options,
  );
}

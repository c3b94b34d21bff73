// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { EffectPost, EffectPostPage, Params } from "@shortvideo-api/openapi-types";
import { copyParams } from "../copy-params.js";
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
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "effects.listPosts",
      fetchPage: (cursor, call) => fetchPage(cursor === undefined ? given : { ...given, cursor }, call),
      itemsOf: (page) => page?.aweme_list,
      keyOf: (item) => item?.aweme_id,
      nextCursor: (page) => page?.cursor,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

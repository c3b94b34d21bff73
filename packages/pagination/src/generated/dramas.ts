// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Drama, DramaPage, Params } from "@shortvideo-api/openapi-types";
import { copyParams } from "../copy-params.js";
import type { FetchPage } from "../fetch-page.js";
import { iterateCursor } from "../iterate-cursor.js";
import type { Pages } from "../pages.js";
import type { WalkOptions } from "../walk-options.js";

/** Walks `dramas.explore` with any function that fetches one page of it. */
export function walkDramasExplore(
  fetchPage: FetchPage<Params<"dramas.explore">, DramaPage>,
  params: Params<"dramas.explore"> = {},
  options?: WalkOptions,
): Pages<DramaPage, Drama> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "dramas.explore",
      fetchPage: (cursor, call) => fetchPage(cursor === undefined ? given : { ...given, cursor }, call),
      itemsOf: (page) => page?.dramaList,
      nextCursor: (page) => page?.cursor,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { LiveSearchHit, LiveSearchPage, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `live.search` with any function that fetches one page. */
export function paginateLiveSearch(
  fetchPage: FetchPage<Params<"live.search">, LiveSearchPage>,
  params: Params<"live.search">,
  options?: PaginateOptions,
): Paginator<LiveSearchPage, LiveSearchHit> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "live.search",
      fetchPage: (cursor, fetchOptions) => fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions),
      getItems: (page) => page?.data,
      getNextCursor: (page) => page?.cursor,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { LiveSearchHit, LiveSearchPage, Params } from "@shortvideo-api/openapi-types";
import { copyParams } from "../copy-params.js";
import type { Paginator } from "../create-paginator.js";
import type { FetchPage } from "../fetch-page.js";
import { iterateCursor } from "../iterate-cursor.js";
import type { PaginateOptions } from "../paginate-options.js";

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
      fetchPage: (cursor, call) => fetchPage(cursor === undefined ? given : { ...given, cursor }, call),
      getItems: (page) => page?.data,
      getNextCursor: (page) => page?.cursor,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Drama, DramaPage, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `dramas.explore` with any function that fetches one page. */
export function paginateDramasExplore(
  fetchPage: FetchPage<Params<"dramas.explore">, DramaPage>,
  params: Params<"dramas.explore"> = {},
  options?: PaginateOptions,
): Paginator<DramaPage, Drama> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "dramas.explore",
      fetchPage: (cursor, fetchOptions) => fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions),
      getItems: (page) => page?.dramaList,
      getNextCursor: (page) => page?.cursor,
      hasMore: (page) => page?.hasMore ?? page?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

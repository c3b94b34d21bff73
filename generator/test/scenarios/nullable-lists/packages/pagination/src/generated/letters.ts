// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, Page, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `letters.list` with any function that fetches one page. */
export function paginateLettersList(
  fetchPage: FetchPage<Params<"letters.list">, Page>,
  params: Params<"letters.list"> = {},
  options?: PaginateOptions,
): Paginator<Page, Letter> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "letters.list",
      fetchPage: (cursor, fetchOptions) =>
        fetchPage(cursor === undefined ? given : { ...given, after: cursor }, fetchOptions),
      getItems: (page) => page?.data?.letters,
      getKey: (item) => item?.id,
      getNextCursor: (page) => page?.data?.next,
      hasMore: (page) => page?.data?.more,
      start: given.after,
    },
    options,
  );
}

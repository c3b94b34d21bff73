// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, LetterPage, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `letters.list` with any function that fetches one page. */
export function paginateLettersList(
  fetchPage: FetchPage<Params<"letters.list">, LetterPage>,
  params: Params<"letters.list"> = {},
  options?: PaginateOptions,
): Paginator<LetterPage, Letter> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "letters.list",
      fetchPage: (cursor, fetchOptions) => fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions),
      getItems: (page) => page?.data?.letters,
      getNextCursor: (page) => page?.data?.cursor,
      hasMore: (page) => page?.data?.has_more,
      start: given.cursor,
      first: "0",
    },
    options,
  );
}

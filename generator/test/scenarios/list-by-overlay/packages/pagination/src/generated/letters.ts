// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `letters.list` with any function that fetches one page. */
export function paginateLettersList(
  fetchPage: FetchPage<Params<"letters.list">, ResponseBody<"letters.list">>,
  params: Params<"letters.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"letters.list">, Letter> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "letters.list",
      fetchPage: (cursor, fetchOptions) =>
        fetchPage(cursor === undefined ? given : { ...given, after: cursor }, fetchOptions),
      getItems: (page) => page?.letters,
      getKey: (item) => item?.id,
      getNextCursor: (page) => page?.next_cursor,
      start: given.after,
    },
    options,
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, LetterPage, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateOffset } from "../iterate-offset.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `letters.list` with any function that fetches one page. */
export function paginateLettersList(
  fetchPage: FetchPage<Params<"letters.list">, LetterPage>,
  params: Params<"letters.list">,
  options?: PaginateOptions,
): Paginator<LetterPage, Letter> {
  const given = copyParams(params);
  return iterateOffset(
    {
      operation: "letters.list",
      fetchPage: (offset, fetchOptions) => fetchPage({ ...given, offset }, fetchOptions),
      getItems: (page) => page?.letters,
      getKey: (item) => item?.number,
      start: given.offset,
    },
    options,
  );
}

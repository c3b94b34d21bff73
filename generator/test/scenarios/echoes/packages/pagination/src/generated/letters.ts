// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, LetterPage, Params } from "@shortvideo-api/openapi-types";
import { copyParams } from "../copy-params.js";
import type { Paginator } from "../create-paginator.js";
import type { FetchPage } from "../fetch-page.js";
import { iteratePages } from "../iterate-pages.js";
import type { PaginateOptions } from "../paginate-options.js";

/** Paginates `letters.list` with any function that fetches one page. */
export function paginateLettersList(
  fetchPage: FetchPage<Params<"letters.list">, LetterPage>,
  params: Params<"letters.list">,
  options?: PaginateOptions,
): Paginator<LetterPage, Letter> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "letters.list",
      fetchPage: (number, call) => fetchPage({ ...given, page: number }, call),
      getItems: (page) => page?.letters,
      hasMore: (page) => page?.hasMore,
      start: given.page,
    },
    options,
  );
}

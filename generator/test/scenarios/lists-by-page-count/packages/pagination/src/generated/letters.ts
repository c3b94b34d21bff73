// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `letters.list` with any function that fetches one page. */
export function paginateLettersList(
  fetchPage: FetchPage<Params<"letters.list">, ResponseBody<"letters.list">>,
  params: Params<"letters.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"letters.list">, Letter> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "letters.list",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.data,
      getKey: (item) => item?.id,
      getPageCount: (page) => page?.meta?.total_pages,
      start: given.page,
    },
    options,
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `seals.list` with any function that fetches one page. */
export function paginateSealsList(
  fetchPage: FetchPage<Params<"seals.list">, ResponseBody<"seals.list">>,
  params: Params<"seals.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"seals.list">, Letter> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "seals.list",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, index: number }, fetchOptions),
      getItems: (page) => page?.seals,
      getPageCount: (page) => page?.page_count ?? page?.pageCount,
      start: given.index,
      first: 0,
    },
    options,
  );
}

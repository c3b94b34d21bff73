// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, Report, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `reports.list` with any function that fetches one page. */
export function paginateReportsList(
  fetchPage: FetchPage<Params<"reports.list">, ResponseBody<"reports.list"> | undefined>,
  params: Params<"reports.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"reports.list"> | undefined, Report> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "reports.list",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.reports,
      getKey: (item) => item?.id,
      hasMore: (page) => page?.more,
      start: given.page,
    },
    options,
  );
}

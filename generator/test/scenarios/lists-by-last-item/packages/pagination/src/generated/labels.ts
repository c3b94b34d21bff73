// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `labels.list` with any function that fetches one page. */
export function paginateLabelsList(
  fetchPage: FetchPage<Params<"labels.list">, ResponseBody<"labels.list">>,
  params: Params<"labels.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"labels.list">, ResponseBody<"labels.list">[number]> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "labels.list",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page,
      getKey: (item) => item?.name,
      start: given.page,
    },
    options,
  );
}

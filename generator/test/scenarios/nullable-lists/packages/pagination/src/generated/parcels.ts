// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `parcels.list` with any function that fetches one page. */
export function paginateParcelsList(
  fetchPage: FetchPage<Params<"parcels.list">, ResponseBody<"parcels.list">>,
  params: Params<"parcels.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"parcels.list">, NonNullable<ResponseBody<"parcels.list">["parcels"]>[number]> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "parcels.list",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page): readonly NonNullable<ResponseBody<"parcels.list">["parcels"]>[number][] | null | undefined =>
        page?.parcels,
      hasMore: (page) => page?.more,
      start: given.page,
    },
    options,
  );
}

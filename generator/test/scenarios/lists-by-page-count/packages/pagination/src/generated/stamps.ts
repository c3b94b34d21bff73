// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchResponse, unwrapPages } from "../page-response.js";
import { type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `stamps.list` with any function that fetches one page, with the headers and the address of its response. */
export function paginateStampsList(
  fetchPage: FetchResponse<Params<"stamps.list">, Letter[]>,
  params: Params<"stamps.list"> = {},
  options?: PaginateOptions,
): Paginator<Letter[], Letter> {
  const given = copyParams(params);
  return unwrapPages(
    iteratePages(
      {
        operation: "stamps.list",
        fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
        getItems: ({ data: page }) => page,
        getPageCount: ({ headers }) => headers.get("x-total-pages"),
        start: given.page,
      },
      options,
    ),
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, Page, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateOffset } from "../iterate-offset.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `stamps.list` with any function that fetches one page. */
export function paginateStampsList(
  fetchPage: FetchPage<Params<"stamps.list">, Page>,
  params: Params<"stamps.list"> = {},
  options?: PaginateOptions,
): Paginator<Page, Letter> {
  const given = copyParams(params);
  return iterateOffset(
    {
      operation: "stamps.list",
      fetchPage: (offset, fetchOptions) => fetchPage({ ...given, offset }, fetchOptions),
      getItems: (page) => page?.data?.letters,
      hasMore: (page) => page?.data?.more,
      start: given.offset,
    },
    options,
  );
}

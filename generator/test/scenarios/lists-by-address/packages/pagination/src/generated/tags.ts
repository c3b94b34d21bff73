// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateOffset } from "../iterate-offset.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `tags.list` with any function that fetches one page. */
export function paginateTagsList(
  fetchPage: FetchPage<Params<"tags.list">, ResponseBody<"tags.list">>,
  params: Params<"tags.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"tags.list">, ResponseBody<"tags.list">["results"][number]> {
  const given = copyParams(params);
  return iterateOffset(
    {
      operation: "tags.list",
      fetchPage: (offset, fetchOptions) => fetchPage({ ...given, offset }, fetchOptions),
      getItems: (page) => page?.results,
      getKey: (item) => item?.name,
      hasMore: (page) => (page?.next ?? "") !== "",
      start: given.offset,
    },
    options,
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, Repo, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateLinks } from "../iterate-links.js";
import { type FetchResponse, unwrapPages } from "../page-response.js";
import { type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `pipelines.list` with any function that fetches one page, with the headers and the address of its response. */
export function paginatePipelinesList(
  fetchPage: FetchResponse<Params<"pipelines.list">, ResponseBody<"pipelines.list">>,
  params: Params<"pipelines.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"pipelines.list">, Repo> {
  const given = copyParams(params);
  return unwrapPages(
    iterateLinks(
      {
        operation: "pipelines.list",
        fetchPage: (cursor, fetchOptions) =>
          fetchPage(cursor === undefined ? given : { ...given, "page[after]": Number(cursor) }, fetchOptions),
        getItems: ({ data: page }) => page?.results,
        getKey: (item) => item?.id,
        getNextAddress: ({ data: page }) => page?.next,
        param: "page[after]",
        start: given["page[after]"],
      },
      options,
    ),
  );
}

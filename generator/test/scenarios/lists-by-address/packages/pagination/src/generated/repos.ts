// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, Repo } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchResponse, unwrapPages } from "../page-response.js";
import { type PaginateOptions, copyParams } from "../paginate-options.js";
import { readNextLink } from "../read-next-link.js";

/** Paginates `repos.list` with any function that fetches one page, with the headers and the address of its response. */
export function paginateReposList(
  fetchPage: FetchResponse<Params<"repos.list">, Repo[]>,
  params: Params<"repos.list"> = {},
  options?: PaginateOptions,
): Paginator<Repo[], Repo> {
  const given = copyParams(params);
  return unwrapPages(
    iteratePages(
      {
        operation: "repos.list",
        fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
        getItems: ({ data: page }) => page,
        getKey: (item) => item?.id,
        hasMore: ({ headers }) => (readNextLink(headers.get("link")) ?? "") !== "",
        start: given.page,
      },
      options,
    ),
  );
}

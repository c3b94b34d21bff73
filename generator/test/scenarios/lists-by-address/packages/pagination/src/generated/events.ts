// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateLinks } from "../iterate-links.js";
import { type FetchResponse, unwrapPages } from "../page-response.js";
import { type PaginateOptions, copyParams } from "../paginate-options.js";
import { readNextLink } from "../read-next-link.js";

/** Paginates `events.list` with any function that fetches one page, with the headers and the address of its response. */
export function paginateEventsList(
  fetchPage: FetchResponse<Params<"events.list">, ResponseBody<"events.list">>,
  params: Params<"events.list">,
  options?: PaginateOptions,
): Paginator<ResponseBody<"events.list">, ResponseBody<"events.list">[number]> {
  const given = copyParams(params);
  return unwrapPages(
    iterateLinks(
      {
        operation: "events.list",
        fetchPage: (cursor, fetchOptions) =>
          fetchPage(cursor === undefined ? given : { ...given, after: cursor }, fetchOptions),
        getItems: ({ data: page }) => page,
        getKey: (item) => item?.name,
        getNextAddress: ({ headers }) => readNextLink(headers.get("link")),
        param: "after",
        start: given.after,
      },
      options,
    ),
  );
}

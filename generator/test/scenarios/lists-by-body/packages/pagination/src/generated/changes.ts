// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Document, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchResponse, unwrapPages } from "../page-response.js";
import { type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `changes.list` with any function that fetches one page, with the headers and the address of its response. */
export function paginateChangesList(
  fetchPage: FetchResponse<Params<"changes.list">, ResponseBody<"changes.list">>,
  params: Params<"changes.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"changes.list">, Document> {
  const given = copyParams(params);
  return unwrapPages(
    iterateCursor(
      {
        operation: "changes.list",
        fetchPage: (cursor, fetchOptions) =>
          fetchPage(cursor === undefined ? given : { ...given, "X-Continuation": cursor }, fetchOptions),
        getItems: ({ data: page }) => page?.changes,
        getKey: (item) => item?.id,
        getNextCursor: ({ headers }) => headers.get("x-continuation"),
        start: given["X-Continuation"],
      },
      options,
    ),
  );
}

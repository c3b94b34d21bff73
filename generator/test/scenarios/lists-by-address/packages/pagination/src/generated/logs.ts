// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchResponse, unwrapPages } from "../page-response.js";
import { type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `logs.list` with any function that fetches one page, with the headers and the address of its response. */
export function paginateLogsList(
  fetchPage: FetchResponse<Params<"logs.list">, ResponseBody<"logs.list">>,
  params: Params<"logs.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"logs.list">, ResponseBody<"logs.list">["lines"][number]> {
  const given = copyParams(params);
  return unwrapPages(
    iterateCursor(
      {
        operation: "logs.list",
        fetchPage: (cursor, fetchOptions) =>
          fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions),
        getItems: ({ data: page }) => page?.lines,
        getKey: (item) => item?.text,
        getNextCursor: ({ headers }) => headers.get("x-next-cursor"),
        hasMore: ({ headers }) => headers.get("x-has-more"),
        start: given.cursor,
      },
      options,
    ),
  );
}

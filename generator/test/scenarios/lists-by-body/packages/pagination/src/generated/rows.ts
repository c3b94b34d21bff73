// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Document, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateOffset } from "../iterate-offset.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `rows.query` with any function that fetches one page. */
export function paginateRowsQuery(
  fetchPage: FetchPage<Params<"rows.query">, Document[]>,
  params: Params<"rows.query"> = {},
  options?: PaginateOptions,
): Paginator<Document[], Document> {
  const given = copyParams(params);
  return iterateOffset(
    {
      operation: "rows.query",
      fetchPage: (offset, fetchOptions) => fetchPage({ ...given, body: { ...given.body, skip: offset } }, fetchOptions),
      getItems: (page) => page,
      getKey: (item) => item?.id,
      start: given.body?.skip,
    },
    options,
  );
}

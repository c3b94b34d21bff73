// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Document, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `documents.search` with any function that fetches one page. */
export function paginateDocumentsSearch(
  fetchPage: FetchPage<Params<"documents.search">, ResponseBody<"documents.search">>,
  params: Params<"documents.search">,
  options?: PaginateOptions,
): Paginator<ResponseBody<"documents.search">, Document> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "documents.search",
      fetchPage: (cursor, fetchOptions) =>
        fetchPage(
          cursor === undefined ? given : { ...given, body: { ...given.body, page: { ...given.body?.page, cursor } } },
          fetchOptions,
        ),
      getItems: (page) => page?.hits,
      getKey: (item) => item?.id,
      getNextCursor: (page) => page?.next,
      start: given.body?.page?.cursor,
    },
    options,
  );
}

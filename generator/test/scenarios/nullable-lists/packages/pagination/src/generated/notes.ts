// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, Page, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `notes.list` with any function that fetches one page. */
export function paginateNotesList(
  fetchPage: FetchPage<Params<"notes.list">, Page | undefined>,
  params: Params<"notes.list"> = {},
  options?: PaginateOptions,
): Paginator<Page | undefined, Letter> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "notes.list",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.data?.letters,
      hasMore: (page) => page?.data?.more,
      start: given.page,
    },
    options,
  );
}

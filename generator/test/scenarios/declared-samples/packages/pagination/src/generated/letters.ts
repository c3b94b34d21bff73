// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Letter, LetterPage, Params } from "@shortvideo-api/openapi-types";
import { copyParams } from "../copy-params.js";
import type { Paginator } from "../create-paginator.js";
import type { FetchPage } from "../fetch-page.js";
import { iterateOffset } from "../iterate-offset.js";
import type { PaginateOptions } from "../paginate-options.js";

/** Paginates `letters.list` with any function that fetches one page. */
export function paginateLettersList(
  fetchPage: FetchPage<Params<"letters.list">, LetterPage>,
  params: Params<"letters.list">,
  options?: PaginateOptions,
): Paginator<LetterPage, Letter> {
  const given = copyParams(params);
  return iterateOffset(
    {
      operation: "letters.list",
      fetchPage: (offset, call) => fetchPage({ ...given, offset }, call),
      getItems: (page) => page?.letters,
      getKey: (item) => item?.number,
      hasMore: () => undefined,
      start: given.offset,
    },
    options,
  );
}

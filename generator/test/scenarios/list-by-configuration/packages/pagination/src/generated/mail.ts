// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Mail, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `mail.list` with any function that fetches one page. */
export function paginateMailList(
  fetchPage: FetchPage<Params<"mail.list">, ResponseBody<"mail.list">>,
  params: Params<"mail.list"> = {},
  options?: PaginateOptions,
): Paginator<ResponseBody<"mail.list">, Mail> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "mail.list",
      fetchPage: (cursor, fetchOptions) =>
        fetchPage(cursor === undefined ? given : { ...given, after: cursor }, fetchOptions),
      getItems: (page) => page?.letters,
      getKey: (item) => item?.id,
      getNextCursor: (page) => page?.next_cursor,
      start: given.after,
    },
    options,
  );
}

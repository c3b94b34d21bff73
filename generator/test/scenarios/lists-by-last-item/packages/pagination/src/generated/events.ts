// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Event, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `events.list` with any function that fetches one page. */
export function paginateEventsList(
  fetchPage: FetchPage<Params<"events.list">, Event[]>,
  params: Params<"events.list"> = {},
  options?: PaginateOptions,
): Paginator<Event[], Event> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "events.list",
      fetchPage: (cursor, fetchOptions) =>
        fetchPage(cursor === undefined ? given : { ...given, since: cursor }, fetchOptions),
      getItems: (page) => page,
      getKey: (item) => item?.number,
      getNextCursor: (page) => page?.at?.(-1)?.number,
      start: given.since,
    },
    options,
  );
}

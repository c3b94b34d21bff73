// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, Song, SongPage } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `songs.list` with any function that fetches one page. */
export function paginateSongsList(
  fetchPage: FetchPage<Params<"songs.list">, SongPage>,
  params: Params<"songs.list"> = {},
  options?: PaginateOptions,
): Paginator<SongPage, Song> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "songs.list",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.songs,
      getKey: (item) => item?.title,
      hasMore: (page) => page?.pagination?.has_more,
      start: given.page,
    },
    options,
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, Song, SongPage } from "@shortvideo-api/openapi-types";
import { copyParams } from "../copy-params.js";
import type { Paginator } from "../create-paginator.js";
import type { FetchPage } from "../fetch-page.js";
import { iteratePages } from "../iterate-pages.js";
import type { PaginateOptions } from "../paginate-options.js";

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
      fetchPage: (number, call) => fetchPage({ ...given, page: number }, call),
      getItems: (page) => page?.songs,
      getKey: (item) => item?.title,
      hasMore: (page) => page?.pagination?.has_more,
      start: given.page,
    },
    options,
  );
}

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type {
  CommercialMusic,
  CommercialMusicPage,
  CommercialPlaylistPage,
  KeywordSentence,
  KeywordSentencePage,
  Params,
  TrendingKeyword,
  TrendingKeywordPage,
  TrendingSong,
  TrendingSongPage,
} from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `trending.listSongs` with any function that fetches one page. */
export function paginateTrendingListSongs(
  fetchPage: FetchPage<Params<"trending.listSongs">, TrendingSongPage>,
  params: Params<"trending.listSongs"> = {},
  options?: PaginateOptions,
): Paginator<TrendingSongPage, TrendingSong> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "trending.listSongs",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.data?.sound_list,
      getKey: (item) => item?.song_id,
      hasMore: (page) => page?.data?.pagination?.has_more ?? page?.data?.pagination?.hasMore,
      start: given.page,
    },
    options,
  );
}

/** Paginates `trending.listKeywords` with any function that fetches one page. */
export function paginateTrendingListKeywords(
  fetchPage: FetchPage<Params<"trending.listKeywords">, TrendingKeywordPage>,
  params: Params<"trending.listKeywords"> = {},
  options?: PaginateOptions,
): Paginator<TrendingKeywordPage, TrendingKeyword> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "trending.listKeywords",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.data?.keyword_list,
      hasMore: (page) => page?.data?.pagination?.has_more ?? page?.data?.pagination?.hasMore,
      start: given.page,
    },
    options,
  );
}

/** Paginates `trending.listKeywordSentences` with any function that fetches one page. */
export function paginateTrendingListKeywordSentences(
  fetchPage: FetchPage<Params<"trending.listKeywordSentences">, KeywordSentencePage>,
  params: Params<"trending.listKeywordSentences">,
  options?: PaginateOptions,
): Paginator<KeywordSentencePage, KeywordSentence> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "trending.listKeywordSentences",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.data?.sentence_list,
      hasMore: (page) => page?.data?.pagination?.has_more ?? page?.data?.pagination?.hasMore,
      start: given.page,
    },
    options,
  );
}

/** Paginates `trending.listCommercialMusic` with any function that fetches one page. */
export function paginateTrendingListCommercialMusic(
  fetchPage: FetchPage<Params<"trending.listCommercialMusic">, CommercialMusicPage>,
  params: Params<"trending.listCommercialMusic"> = {},
  options?: PaginateOptions,
): Paginator<CommercialMusicPage, CommercialMusic> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "trending.listCommercialMusic",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.data?.list,
      getKey: (item) => item?.music_id,
      hasMore: (page) => page?.data?.pagination?.has_more ?? page?.data?.pagination?.hasMore,
      start: given.page,
    },
    options,
  );
}

/** Paginates `trending.listCommercialPlaylistMusic` with any function that fetches one page. */
export function paginateTrendingListCommercialPlaylistMusic(
  fetchPage: FetchPage<Params<"trending.listCommercialPlaylistMusic">, CommercialPlaylistPage>,
  params: Params<"trending.listCommercialPlaylistMusic">,
  options?: PaginateOptions,
): Paginator<CommercialPlaylistPage, CommercialMusic> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "trending.listCommercialPlaylistMusic",
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.data?.music_list,
      getKey: (item) => item?.music_id,
      hasMore: (page) => page?.data?.pagination?.has_more ?? page?.data?.pagination?.hasMore,
      start: given.page,
    },
    options,
  );
}

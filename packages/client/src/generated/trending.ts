// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type {
  AdLookup,
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
import {
  type PaginateOptions,
  type Paginator,
  paginateTrendingListCommercialMusic,
  paginateTrendingListCommercialPlaylistMusic,
  paginateTrendingListKeywordSentences,
  paginateTrendingListKeywords,
  paginateTrendingListSongs,
} from "@shortvideo-api/pagination";
import { exactTrendingSongPage, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeLists } from "../serialize/serialize-scalars.js";

/**
 * Trending songs, keywords, commercial music and ads. Some plans do not include these operations; they then return
 * 401.
 *
 * Each method rejects with these errors, and with those that it names itself:
 * - `BadRequestError` 400: The request is malformed.
 * - `InvalidKeyError` 401: The key is missing or invalid. Also returned if the plan does not include the operation;
 *   the message then says so.
 * - `NotSubscribedError` 401 that says "disabled for your subscription".
 * - `NotSubscribedError` 403: The caller is not subscribed to the API.
 * - `RateLimitedError` 429: The caller sent too many requests.
 * - `UpstreamError` 500: The platform behind the service did not respond.
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 *
 * Facts that the service does not document:
 * - `listSongs page`, `listKeywords page`, `listKeywordSentences page`, `listCommercialMusic page`,
 *   `listCommercialPlaylistMusic page`. Inferred: Name inferred from requests of public client code. The start at 1
 *   and the default of 1 are assumed.
 * - `listSongs limit`, `listKeywords limit`, `listKeywordSentences limit`, `listCommercialMusic limit`,
 *   `listCommercialPlaylistMusic limit`. Inferred: Name inferred from requests of public client code. An integer of
 *   at least 1 is assumed.
 * - `listSongs period`, `listKeywords period`, `listKeywordSentences period`. Inferred: Name inferred from requests
 *   of public client code. The type integer is assumed.
 * - `listSongs rank_type`, `listKeywordSentences order_type`, `listCommercialMusic region`, `listCommercialMusic
 *   scenarios`, `listCommercialMusic duration`, `listCommercialPlaylistMusic region`. Inferred: Name inferred from
 *   requests of public client code.
 * - `listSongs new_on_board`, `listSongs commercial_music`, `listKeywords objective`, `listKeywords content_type`.
 *   Assumed: Only the meaning is documented. The name is assumed.
 * - `listSongs country`, `listKeywords country`, `listKeywordSentences country`. Inferred: Not documented. Inferred
 *   from requests of public client code.
 * - `listKeywordSentences keyword`. Inferred: Name inferred from requests of public client code. Assumed to be
 *   required and not empty.
 * - `listCommercialPlaylistMusic playlist_id`, `getAd ads_id`. Inferred: Name inferred from requests of public
 *   client code. Assumed to be required.
 */
export class Trending {
  readonly #connection: Connection;

  /**
   * List trending songs.
   *
   * Lists the most used songs, or those whose use grows fastest.
   *
   * `trending.listSongs`, `GET /api/trending/song`. Returns one page; {@link iterateSongs} iterates over all items.
   *
   * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
   * @param params.page - Page number, starting at 1. {@link Trending | Inferred}.
   * @param params.limit - Items per page. From 1 to 20. {@link Trending | Inferred}.
   * @param params.period - Number of days to look back. {@link Trending | Inferred}.
   * @param params.rank_type - Chart to list: `popular` most used, `surging` fastest growing (breakout).
   *   {@link Trending | Inferred}.
   * @param params.new_on_board - Whether to list only songs that are new on the chart. {@link Trending | Assumed}.
   * @param params.commercial_music - Whether to list only songs that ads may use. {@link Trending | Assumed}.
   * @param params.country - Country, as an ISO 3166-1 code. {@link Trending | Inferred}.
   */
  readonly listSongs = (
    params: Params<"trending.listSongs"> = {},
    options?: CallOptions,
  ): PendingResponse<TrendingSongPage, "trending.listSongs"> =>
    this.#connection.call(metadataOfTrendingListSongs, params, options);

  /**
   * Iterates over the `TrendingSong` items of {@link listSongs}. Fetches a page when the loop reaches it; `.pages()`
   * iterates over whole pages.
   *
   * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
   * @param params - The parameters of {@link listSongs} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateSongs = (
    params?: Params<"trending.listSongs">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<TrendingSongPage, TrendingSong> => paginateTrendingListSongs(this.listSongs, params, options);

  /**
   * List trending keywords.
   *
   * Lists the keywords that ads use most, with the performance of those ads.
   *
   * `trending.listKeywords`, `GET /api/trending/keyword`. Returns one page; {@link iterateKeywords} iterates over all
   * items.
   *
   * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
   * @param params.page - Page number, starting at 1. {@link Trending | Inferred}.
   * @param params.limit - Items per page. From 1 to 20. {@link Trending | Inferred}.
   * @param params.period - Number of days to look back. {@link Trending | Inferred}.
   * @param params.objective - Objectives of the ads: 1 traffic, 2 app installs, 3 conversions, 4 video views, 5 reach,
   *   8 lead generation, 14 product sales. Separate several values with commas. {@link Trending | Assumed}.
   * @param params.content_type - Kinds of keyword: 1 selling points, 2 pain points, 3 target audience, 4
   *   call-to-action, 5 other, 6 products. Separate several values with commas. {@link Trending | Assumed}.
   * @param params.country - Country, as an ISO 3166-1 code. {@link Trending | Inferred}.
   */
  readonly listKeywords = (
    params: Params<"trending.listKeywords"> = {},
    options?: CallOptions,
  ): PendingResponse<TrendingKeywordPage, "trending.listKeywords"> =>
    this.#connection.call(metadataOfTrendingListKeywords, params, options);

  /**
   * Iterates over the `TrendingKeyword` items of {@link listKeywords}. Fetches a page when the loop reaches it;
   * `.pages()` iterates over whole pages.
   *
   * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
   * @param params - The parameters of {@link listKeywords} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateKeywords = (
    params?: Params<"trending.listKeywords">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<TrendingKeywordPage, TrendingKeyword> =>
    paginateTrendingListKeywords(this.listKeywords, params, options);

  /**
   * List the sentences for a keyword.
   *
   * Lists the sentences that ads use with a keyword, with the performance of those ads.
   *
   * `trending.listKeywordSentences`, `GET /api/trending/keyword/sentence`. Returns one page;
   * {@link iterateKeywordSentences} iterates over all items.
   *
   * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
   * @param params.keyword - The keyword. At least 1 character. {@link Trending | Inferred}.
   * @param params.page - Page number, starting at 1. {@link Trending | Inferred}.
   * @param params.limit - Sentences per page. From 1 to 50. {@link Trending | Inferred}.
   * @param params.period - Number of days to look back. {@link Trending | Inferred}.
   * @param params.order_type - Order of the list: `desc` the highest first, `asc` the lowest.
   *   {@link Trending | Inferred}.
   * @param params.country - Country, as an ISO 3166-1 code. {@link Trending | Inferred}.
   */
  readonly listKeywordSentences = (
    params: Params<"trending.listKeywordSentences">,
    options?: CallOptions,
  ): PendingResponse<KeywordSentencePage, "trending.listKeywordSentences"> =>
    this.#connection.call(metadataOfTrendingListKeywordSentences, params, options);

  /**
   * Iterates over the `KeywordSentence` items of {@link listKeywordSentences}. Fetches a page when the loop reaches
   * it; `.pages()` iterates over whole pages.
   *
   * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
   * @param params - The parameters of {@link listKeywordSentences} for the first page.
   * @param params.keyword - The keyword.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateKeywordSentences = (
    params: Params<"trending.listKeywordSentences">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<KeywordSentencePage, KeywordSentence> =>
    paginateTrendingListKeywordSentences(this.listKeywordSentences, params, options);

  /**
   * List commercial music.
   *
   * Lists sounds that ads may use, filtered by use and length.
   *
   * `trending.listCommercialMusic`, `GET /api/trending/commercial-music-library`. Returns one page;
   * {@link iterateCommercialMusic} iterates over all items.
   *
   * @param params.page - Page number, starting at 1. {@link Trending | Inferred}.
   * @param params.limit - Items per page. From 1 to 20. {@link Trending | Inferred}.
   * @param params.region - Country, as an ISO 3166-1 code. {@link Trending | Inferred}.
   * @param params.scenarios - Use of the sound: 0 commercial use, 1 series. {@link Trending | Inferred}.
   * @param params.duration - Length of the sound: 0 all, 1 from 0 to 20 seconds, 2 from 20 to 40, 3 from 40 to 60, 4
   *   over 60. {@link Trending | Inferred}.
   */
  readonly listCommercialMusic = (
    params: Params<"trending.listCommercialMusic"> = {},
    options?: CallOptions,
  ): PendingResponse<CommercialMusicPage, "trending.listCommercialMusic"> =>
    this.#connection.call(metadataOfTrendingListCommercialMusic, params, options);

  /**
   * Iterates over the `CommercialMusic` items of {@link listCommercialMusic}. Fetches a page when the loop reaches it;
   * `.pages()` iterates over whole pages.
   *
   * @param params - The parameters of {@link listCommercialMusic} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateCommercialMusic = (
    params?: Params<"trending.listCommercialMusic">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<CommercialMusicPage, CommercialMusic> =>
    paginateTrendingListCommercialMusic(this.listCommercialMusic, params, options);

  /**
   * Lists the sounds of one playlist of the commercial music library.
   *
   * `trending.listCommercialPlaylistMusic`, `GET /api/trending/commercial-music-library/playlist/detail`. Returns one
   * page; {@link iterateCommercialPlaylistMusic} iterates over all items.
   *
   * @param params.playlist_id - Playlist id, a digit string. {@link Trending | Inferred}.
   * @param params.page - Page number, starting at 1. {@link Trending | Inferred}.
   * @param params.limit - Items per page. From 1 to 20. {@link Trending | Inferred}.
   * @param params.region - Country, as an ISO 3166-1 code. {@link Trending | Inferred}.
   */
  readonly listCommercialPlaylistMusic = (
    params: Params<"trending.listCommercialPlaylistMusic">,
    options?: CallOptions,
  ): PendingResponse<CommercialPlaylistPage, "trending.listCommercialPlaylistMusic"> =>
    this.#connection.call(metadataOfTrendingListCommercialPlaylistMusic, params, options);

  /**
   * Iterates over the `CommercialMusic` items of {@link listCommercialPlaylistMusic}. Fetches a page when the loop
   * reaches it; `.pages()` iterates over whole pages.
   *
   * @param params - The parameters of {@link listCommercialPlaylistMusic} for the first page.
   * @param params.playlist_id - Playlist id, a digit string.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateCommercialPlaylistMusic = (
    params: Params<"trending.listCommercialPlaylistMusic">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<CommercialPlaylistPage, CommercialMusic> =>
    paginateTrendingListCommercialPlaylistMusic(this.listCommercialPlaylistMusic, params, options);

  /**
   * Gets an ad with its video, brand and performance.
   *
   * `trending.getAd`, `GET /api/trending/ads/detail`.
   *
   * @param params.ads_id - Ad id. A digit string, because it exceeds 2^53. {@link Trending | Inferred}.
   */
  readonly getAd = (
    params: Params<"trending.getAd">,
    options?: CallOptions,
  ): PendingResponse<AdLookup, "trending.getAd"> => this.#connection.call(metadataOfTrendingGetAd, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/**
 * {@link Trending.listSongs} as a function, for a connection.
 *
 * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
 */
export function trendingListSongs(
  connection: Connection,
  params: Params<"trending.listSongs"> = {},
  options?: CallOptions,
): PendingResponse<TrendingSongPage, "trending.listSongs"> {
  return connection.call(metadataOfTrendingListSongs, params, options);
}

/**
 * {@link Trending.iterateSongs} as a function, for a connection.
 *
 * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
 */
export function iterateTrendingListSongs(
  connection: Connection,
  params?: Params<"trending.listSongs">,
  options?: CallOptions & PaginateOptions,
): Paginator<TrendingSongPage, TrendingSong> {
  return paginateTrendingListSongs((page, call) => trendingListSongs(connection, page, call), params, options);
}

/**
 * {@link Trending.listKeywords} as a function, for a connection.
 *
 * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
 */
export function trendingListKeywords(
  connection: Connection,
  params: Params<"trending.listKeywords"> = {},
  options?: CallOptions,
): PendingResponse<TrendingKeywordPage, "trending.listKeywords"> {
  return connection.call(metadataOfTrendingListKeywords, params, options);
}

/**
 * {@link Trending.iterateKeywords} as a function, for a connection.
 *
 * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
 */
export function iterateTrendingListKeywords(
  connection: Connection,
  params?: Params<"trending.listKeywords">,
  options?: CallOptions & PaginateOptions,
): Paginator<TrendingKeywordPage, TrendingKeyword> {
  return paginateTrendingListKeywords((page, call) => trendingListKeywords(connection, page, call), params, options);
}

/**
 * {@link Trending.listKeywordSentences} as a function, for a connection.
 *
 * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
 */
export function trendingListKeywordSentences(
  connection: Connection,
  params: Params<"trending.listKeywordSentences">,
  options?: CallOptions,
): PendingResponse<KeywordSentencePage, "trending.listKeywordSentences"> {
  return connection.call(metadataOfTrendingListKeywordSentences, params, options);
}

/**
 * {@link Trending.iterateKeywordSentences} as a function, for a connection.
 *
 * @deprecated Since 1.0.0. The service's description gives no reason and no replacement.
 */
export function iterateTrendingListKeywordSentences(
  connection: Connection,
  params: Params<"trending.listKeywordSentences">,
  options?: CallOptions & PaginateOptions,
): Paginator<KeywordSentencePage, KeywordSentence> {
  return paginateTrendingListKeywordSentences(
    (page, call) => trendingListKeywordSentences(connection, page, call),
    params,
    options,
  );
}

/** {@link Trending.listCommercialMusic} as a function, for a connection. */
export function trendingListCommercialMusic(
  connection: Connection,
  params: Params<"trending.listCommercialMusic"> = {},
  options?: CallOptions,
): PendingResponse<CommercialMusicPage, "trending.listCommercialMusic"> {
  return connection.call(metadataOfTrendingListCommercialMusic, params, options);
}

/** {@link Trending.iterateCommercialMusic} as a function, for a connection. */
export function iterateTrendingListCommercialMusic(
  connection: Connection,
  params?: Params<"trending.listCommercialMusic">,
  options?: CallOptions & PaginateOptions,
): Paginator<CommercialMusicPage, CommercialMusic> {
  return paginateTrendingListCommercialMusic(
    (page, call) => trendingListCommercialMusic(connection, page, call),
    params,
    options,
  );
}

/** {@link Trending.listCommercialPlaylistMusic} as a function, for a connection. */
export function trendingListCommercialPlaylistMusic(
  connection: Connection,
  params: Params<"trending.listCommercialPlaylistMusic">,
  options?: CallOptions,
): PendingResponse<CommercialPlaylistPage, "trending.listCommercialPlaylistMusic"> {
  return connection.call(metadataOfTrendingListCommercialPlaylistMusic, params, options);
}

/** {@link Trending.iterateCommercialPlaylistMusic} as a function, for a connection. */
export function iterateTrendingListCommercialPlaylistMusic(
  connection: Connection,
  params: Params<"trending.listCommercialPlaylistMusic">,
  options?: CallOptions & PaginateOptions,
): Paginator<CommercialPlaylistPage, CommercialMusic> {
  return paginateTrendingListCommercialPlaylistMusic(
    (page, call) => trendingListCommercialPlaylistMusic(connection, page, call),
    params,
    options,
  );
}

/** {@link Trending.getAd} as a function, for a connection. */
export function trendingGetAd(
  connection: Connection,
  params: Params<"trending.getAd">,
  options?: CallOptions,
): PendingResponse<AdLookup, "trending.getAd"> {
  return connection.call(metadataOfTrendingGetAd, params, options);
}

const metadataOfTrendingListSongs: OperationMetadata = {
  id: "trending.listSongs",
  method: "GET",
  path: "/api/trending/song",
  deprecated: "Since 1.0.0. The service's description gives no reason and no replacement.",
  parse: (text) => readExact(text, exactTrendingSongPage),
  list: ["data", "sound_list"],
};

/** The checks of {@link Trending.listSongs}, for `paramChecks`. */
export const checksOfTrendingListSongs: OperationChecks = {
  operation: metadataOfTrendingListSongs,
  params: {
    page: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    limit: { type: "integer", minimum: 1, maximum: 20, expected: "an integer from 1 to 20" },
    period: { type: "integer", enum: [7, 30, 120], expected: "one of `7`, `30`, `120`" },
    rank_type: { enum: ["popular", "surging"], expected: "one of `popular`, `surging`" },
    new_on_board: { type: "boolean", expected: "one of `true`, `false`" },
    commercial_music: { type: "boolean", expected: "one of `true`, `false`" },
    country: { type: "string", expected: "text" },
  },
};

const metadataOfTrendingListKeywords: OperationMetadata = {
  id: "trending.listKeywords",
  method: "GET",
  path: "/api/trending/keyword",
  deprecated: "Since 1.0.0. The service's description gives no reason and no replacement.",
  serialize: serializeLists,
  params: { objective: { explode: false }, content_type: { explode: false } },
  list: ["data", "keyword_list"],
};

/** The checks of {@link Trending.listKeywords}, for `paramChecks`. */
export const checksOfTrendingListKeywords: OperationChecks = {
  operation: metadataOfTrendingListKeywords,
  params: {
    page: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    limit: { type: "integer", minimum: 1, maximum: 20, expected: "an integer from 1 to 20" },
    period: { type: "integer", enum: [7, 30, 120], expected: "one of `7`, `30`, `120`" },
    objective: {
      type: "array",
      items: { type: "integer", enum: [1, 2, 3, 4, 5, 8, 14] },
      expected: "a list, each one of `1`, `2`, `3`, `4`, `5`, `8`, `14`",
    },
    content_type: {
      type: "array",
      items: { type: "integer", enum: [1, 2, 3, 4, 5, 6] },
      expected: "a list, each one of `1`, `2`, `3`, `4`, `5`, `6`",
    },
    country: { type: "string", expected: "text" },
  },
};

const metadataOfTrendingListKeywordSentences: OperationMetadata = {
  id: "trending.listKeywordSentences",
  method: "GET",
  path: "/api/trending/keyword/sentence",
  deprecated: "Since 1.0.0. The service's description gives no reason and no replacement.",
  list: ["data", "sentence_list"],
};

/** The checks of {@link Trending.listKeywordSentences}, for `paramChecks`. */
export const checksOfTrendingListKeywordSentences: OperationChecks = {
  operation: metadataOfTrendingListKeywordSentences,
  params: {
    keyword: { required: true, type: "string", minLength: 1, expected: "text of at least 1 character" },
    page: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    limit: { type: "integer", minimum: 1, maximum: 50, expected: "an integer from 1 to 50" },
    period: { type: "integer", enum: [7, 30, 120], expected: "one of `7`, `30`, `120`" },
    order_type: { enum: ["desc", "asc"], expected: "one of `desc`, `asc`" },
    country: { type: "string", expected: "text" },
  },
};

const metadataOfTrendingListCommercialMusic: OperationMetadata = {
  id: "trending.listCommercialMusic",
  method: "GET",
  path: "/api/trending/commercial-music-library",
  list: ["data", "list"],
};

/** The checks of {@link Trending.listCommercialMusic}, for `paramChecks`. */
export const checksOfTrendingListCommercialMusic: OperationChecks = {
  operation: metadataOfTrendingListCommercialMusic,
  params: {
    page: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    limit: { type: "integer", minimum: 1, maximum: 20, expected: "an integer from 1 to 20" },
    region: { type: "string", expected: "text" },
    scenarios: { type: "integer", enum: [0, 1], expected: "one of `0`, `1`" },
    duration: { type: "integer", enum: [0, 1, 2, 3, 4], expected: "one of `0`, `1`, `2`, `3`, `4`" },
  },
};

const metadataOfTrendingListCommercialPlaylistMusic: OperationMetadata = {
  id: "trending.listCommercialPlaylistMusic",
  method: "GET",
  path: "/api/trending/commercial-music-library/playlist/detail",
  list: ["data", "music_list"],
};

/** The checks of {@link Trending.listCommercialPlaylistMusic}, for `paramChecks`. */
export const checksOfTrendingListCommercialPlaylistMusic: OperationChecks = {
  operation: metadataOfTrendingListCommercialPlaylistMusic,
  params: {
    playlist_id: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" },
    page: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    limit: { type: "integer", minimum: 1, maximum: 20, expected: "an integer from 1 to 20" },
    region: { type: "string", expected: "text" },
  },
};

const metadataOfTrendingGetAd: OperationMetadata = {
  id: "trending.getAd",
  method: "GET",
  path: "/api/trending/ads/detail",
  envelope: [],
};

/** The checks of {@link Trending.getAd}, for `paramChecks`. */
export const checksOfTrendingGetAd: OperationChecks = {
  operation: metadataOfTrendingGetAd,
  params: { ads_id: { required: true, type: "string", pattern: "^\\d+$", expected: "text that matches `^\\d+$`" } },
};

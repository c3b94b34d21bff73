// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "dramas.explore": NonNullable<operations["dramas.explore"]["parameters"]["query"]>;
  "posts.get": operations["posts.get"]["parameters"]["query"];
  "posts.listComments": operations["posts.listComments"]["parameters"]["query"];
  "posts.listCommentReplies": operations["posts.listCommentReplies"]["parameters"]["query"];
  "posts.discover": operations["posts.discover"]["parameters"]["query"];
  "users.get": operations["users.get"]["parameters"]["query"];
  "users.getById":
    | (Required<Pick<NonNullable<operations["users.getById"]["parameters"]["query"]>, "userId">> & {
        secUid?: undefined;
      })
    | (Required<Pick<NonNullable<operations["users.getById"]["parameters"]["query"]>, "secUid">> & {
        userId?: undefined;
      });
  "users.listPosts": operations["users.listPosts"]["parameters"]["query"];
  "users.listPlaylists": operations["users.listPlaylists"]["parameters"]["query"];
  "effects.get": operations["effects.get"]["parameters"]["query"];
  "effects.listPosts": operations["effects.listPosts"]["parameters"]["query"];
  "places.get": operations["places.get"]["parameters"]["query"];
  "collections.get": operations["collections.get"]["parameters"]["query"];
  "music.listUnlimitedSounds": NonNullable<operations["music.listUnlimitedSounds"]["parameters"]["query"]>;
  "trending.listSongs": NonNullable<operations["trending.listSongs"]["parameters"]["query"]>;
  "trending.listKeywords": NonNullable<operations["trending.listKeywords"]["parameters"]["query"]>;
  "trending.listKeywordSentences": operations["trending.listKeywordSentences"]["parameters"]["query"];
  "trending.listCommercialMusic": NonNullable<operations["trending.listCommercialMusic"]["parameters"]["query"]>;
  "trending.listCommercialPlaylistMusic": operations["trending.listCommercialPlaylistMusic"]["parameters"]["query"];
  "trending.getAd": operations["trending.getAd"]["parameters"]["query"];
  "live.listStreams": NonNullable<operations["live.listStreams"]["parameters"]["query"]>;
  "live.search": operations["live.search"]["parameters"]["query"];
  "downloads.getVideo": operations["downloads.getVideo"]["parameters"]["query"];
  "downloads.getMusic": operations["downloads.getMusic"]["parameters"]["query"];
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "dramas.explore": operations["dramas.explore"]["responses"][200]["content"]["application/json"];
  "posts.get": operations["posts.get"]["responses"][200]["content"]["application/json"];
  "posts.listComments": operations["posts.listComments"]["responses"][200]["content"]["application/json"];
  "posts.listCommentReplies": operations["posts.listCommentReplies"]["responses"][200]["content"]["application/json"];
  "posts.discover": operations["posts.discover"]["responses"][200]["content"]["application/json"];
  "users.get": operations["users.get"]["responses"][200]["content"]["application/json"];
  "users.getById": operations["users.getById"]["responses"][200]["content"]["application/json"];
  "users.listPosts": operations["users.listPosts"]["responses"][200]["content"]["application/json"];
  "users.listPlaylists": operations["users.listPlaylists"]["responses"][200]["content"]["application/json"];
  "effects.get": operations["effects.get"]["responses"][200]["content"]["application/json"];
  "effects.listPosts": operations["effects.listPosts"]["responses"][200]["content"]["application/json"];
  "places.get": operations["places.get"]["responses"][200]["content"]["application/json"];
  "collections.get": operations["collections.get"]["responses"][200]["content"]["application/json"];
  "music.listUnlimitedSounds": operations["music.listUnlimitedSounds"]["responses"][200]["content"]["application/json"];
  "trending.listSongs": operations["trending.listSongs"]["responses"][200]["content"]["application/json"];
  "trending.listKeywords": operations["trending.listKeywords"]["responses"][200]["content"]["application/json"];
  "trending.listKeywordSentences": operations["trending.listKeywordSentences"]["responses"][200]["content"]["application/json"];
  "trending.listCommercialMusic": operations["trending.listCommercialMusic"]["responses"][200]["content"]["application/json"];
  "trending.listCommercialPlaylistMusic": operations["trending.listCommercialPlaylistMusic"]["responses"][200]["content"]["application/json"];
  "trending.getAd": operations["trending.getAd"]["responses"][200]["content"]["application/json"];
  "live.listStreams": operations["live.listStreams"]["responses"][200]["content"]["application/json"];
  "live.search": operations["live.search"]["responses"][200]["content"]["application/json"];
  "downloads.getVideo": operations["downloads.getVideo"]["responses"][200]["content"]["application/json"];
  "downloads.getMusic": operations["downloads.getMusic"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  "dramas.explore": {
    400: operations["dramas.explore"]["responses"][400]["content"]["application/json"];
    401: operations["dramas.explore"]["responses"][401]["content"]["application/json"];
    403: operations["dramas.explore"]["responses"][403]["content"]["application/json"];
    429: operations["dramas.explore"]["responses"][429]["content"]["application/json"];
    500: operations["dramas.explore"]["responses"][500]["content"]["application/json"];
  };
  "posts.get": {
    400: operations["posts.get"]["responses"][400]["content"]["application/json"];
    401: operations["posts.get"]["responses"][401]["content"]["application/json"];
    403: operations["posts.get"]["responses"][403]["content"]["application/json"];
    429: operations["posts.get"]["responses"][429]["content"]["application/json"];
    500: operations["posts.get"]["responses"][500]["content"]["application/json"];
  };
  "posts.listComments": {
    400: operations["posts.listComments"]["responses"][400]["content"]["application/json"];
    401: operations["posts.listComments"]["responses"][401]["content"]["application/json"];
    403: operations["posts.listComments"]["responses"][403]["content"]["application/json"];
    429: operations["posts.listComments"]["responses"][429]["content"]["application/json"];
    500: operations["posts.listComments"]["responses"][500]["content"]["application/json"];
  };
  "posts.listCommentReplies": {
    400: operations["posts.listCommentReplies"]["responses"][400]["content"]["application/json"];
    401: operations["posts.listCommentReplies"]["responses"][401]["content"]["application/json"];
    403: operations["posts.listCommentReplies"]["responses"][403]["content"]["application/json"];
    429: operations["posts.listCommentReplies"]["responses"][429]["content"]["application/json"];
    500: operations["posts.listCommentReplies"]["responses"][500]["content"]["application/json"];
  };
  "posts.discover": {
    400: operations["posts.discover"]["responses"][400]["content"]["application/json"];
    401: operations["posts.discover"]["responses"][401]["content"]["application/json"];
    403: operations["posts.discover"]["responses"][403]["content"]["application/json"];
    429: operations["posts.discover"]["responses"][429]["content"]["application/json"];
    500: operations["posts.discover"]["responses"][500]["content"]["application/json"];
  };
  "users.get": {
    400: operations["users.get"]["responses"][400]["content"]["application/json"];
    401: operations["users.get"]["responses"][401]["content"]["application/json"];
    403: operations["users.get"]["responses"][403]["content"]["application/json"];
    429: operations["users.get"]["responses"][429]["content"]["application/json"];
    500: operations["users.get"]["responses"][500]["content"]["application/json"];
  };
  "users.getById": {
    400: operations["users.getById"]["responses"][400]["content"]["application/json"];
    401: operations["users.getById"]["responses"][401]["content"]["application/json"];
    403: operations["users.getById"]["responses"][403]["content"]["application/json"];
    429: operations["users.getById"]["responses"][429]["content"]["application/json"];
    500: operations["users.getById"]["responses"][500]["content"]["application/json"];
  };
  "users.listPosts": {
    400: operations["users.listPosts"]["responses"][400]["content"]["application/json"];
    401: operations["users.listPosts"]["responses"][401]["content"]["application/json"];
    403: operations["users.listPosts"]["responses"][403]["content"]["application/json"];
    429: operations["users.listPosts"]["responses"][429]["content"]["application/json"];
    500: operations["users.listPosts"]["responses"][500]["content"]["application/json"];
  };
  "users.listPlaylists": {
    400: operations["users.listPlaylists"]["responses"][400]["content"]["application/json"];
    401: operations["users.listPlaylists"]["responses"][401]["content"]["application/json"];
    403: operations["users.listPlaylists"]["responses"][403]["content"]["application/json"];
    429: operations["users.listPlaylists"]["responses"][429]["content"]["application/json"];
    500: operations["users.listPlaylists"]["responses"][500]["content"]["application/json"];
  };
  "effects.get": {
    400: operations["effects.get"]["responses"][400]["content"]["application/json"];
    401: operations["effects.get"]["responses"][401]["content"]["application/json"];
    403: operations["effects.get"]["responses"][403]["content"]["application/json"];
    429: operations["effects.get"]["responses"][429]["content"]["application/json"];
    500: operations["effects.get"]["responses"][500]["content"]["application/json"];
  };
  "effects.listPosts": {
    400: operations["effects.listPosts"]["responses"][400]["content"]["application/json"];
    401: operations["effects.listPosts"]["responses"][401]["content"]["application/json"];
    403: operations["effects.listPosts"]["responses"][403]["content"]["application/json"];
    429: operations["effects.listPosts"]["responses"][429]["content"]["application/json"];
    500: operations["effects.listPosts"]["responses"][500]["content"]["application/json"];
  };
  "places.get": {
    400: operations["places.get"]["responses"][400]["content"]["application/json"];
    401: operations["places.get"]["responses"][401]["content"]["application/json"];
    403: operations["places.get"]["responses"][403]["content"]["application/json"];
    429: operations["places.get"]["responses"][429]["content"]["application/json"];
    500: operations["places.get"]["responses"][500]["content"]["application/json"];
  };
  "collections.get": {
    400: operations["collections.get"]["responses"][400]["content"]["application/json"];
    401: operations["collections.get"]["responses"][401]["content"]["application/json"];
    403: operations["collections.get"]["responses"][403]["content"]["application/json"];
    429: operations["collections.get"]["responses"][429]["content"]["application/json"];
    500: operations["collections.get"]["responses"][500]["content"]["application/json"];
  };
  "music.listUnlimitedSounds": {
    400: operations["music.listUnlimitedSounds"]["responses"][400]["content"]["application/json"];
    401: operations["music.listUnlimitedSounds"]["responses"][401]["content"]["application/json"];
    403: operations["music.listUnlimitedSounds"]["responses"][403]["content"]["application/json"];
    429: operations["music.listUnlimitedSounds"]["responses"][429]["content"]["application/json"];
    500: operations["music.listUnlimitedSounds"]["responses"][500]["content"]["application/json"];
  };
  "trending.listSongs": {
    400: operations["trending.listSongs"]["responses"][400]["content"]["application/json"];
    401: operations["trending.listSongs"]["responses"][401]["content"]["application/json"];
    403: operations["trending.listSongs"]["responses"][403]["content"]["application/json"];
    429: operations["trending.listSongs"]["responses"][429]["content"]["application/json"];
    500: operations["trending.listSongs"]["responses"][500]["content"]["application/json"];
  };
  "trending.listKeywords": {
    400: operations["trending.listKeywords"]["responses"][400]["content"]["application/json"];
    401: operations["trending.listKeywords"]["responses"][401]["content"]["application/json"];
    403: operations["trending.listKeywords"]["responses"][403]["content"]["application/json"];
    429: operations["trending.listKeywords"]["responses"][429]["content"]["application/json"];
    500: operations["trending.listKeywords"]["responses"][500]["content"]["application/json"];
  };
  "trending.listKeywordSentences": {
    400: operations["trending.listKeywordSentences"]["responses"][400]["content"]["application/json"];
    401: operations["trending.listKeywordSentences"]["responses"][401]["content"]["application/json"];
    403: operations["trending.listKeywordSentences"]["responses"][403]["content"]["application/json"];
    429: operations["trending.listKeywordSentences"]["responses"][429]["content"]["application/json"];
    500: operations["trending.listKeywordSentences"]["responses"][500]["content"]["application/json"];
  };
  "trending.listCommercialMusic": {
    400: operations["trending.listCommercialMusic"]["responses"][400]["content"]["application/json"];
    401: operations["trending.listCommercialMusic"]["responses"][401]["content"]["application/json"];
    403: operations["trending.listCommercialMusic"]["responses"][403]["content"]["application/json"];
    429: operations["trending.listCommercialMusic"]["responses"][429]["content"]["application/json"];
    500: operations["trending.listCommercialMusic"]["responses"][500]["content"]["application/json"];
  };
  "trending.listCommercialPlaylistMusic": {
    400: operations["trending.listCommercialPlaylistMusic"]["responses"][400]["content"]["application/json"];
    401: operations["trending.listCommercialPlaylistMusic"]["responses"][401]["content"]["application/json"];
    403: operations["trending.listCommercialPlaylistMusic"]["responses"][403]["content"]["application/json"];
    429: operations["trending.listCommercialPlaylistMusic"]["responses"][429]["content"]["application/json"];
    500: operations["trending.listCommercialPlaylistMusic"]["responses"][500]["content"]["application/json"];
  };
  "trending.getAd": {
    400: operations["trending.getAd"]["responses"][400]["content"]["application/json"];
    401: operations["trending.getAd"]["responses"][401]["content"]["application/json"];
    403: operations["trending.getAd"]["responses"][403]["content"]["application/json"];
    429: operations["trending.getAd"]["responses"][429]["content"]["application/json"];
    500: operations["trending.getAd"]["responses"][500]["content"]["application/json"];
  };
  "live.listStreams": {
    400: operations["live.listStreams"]["responses"][400]["content"]["application/json"];
    401: operations["live.listStreams"]["responses"][401]["content"]["application/json"];
    403: operations["live.listStreams"]["responses"][403]["content"]["application/json"];
    429: operations["live.listStreams"]["responses"][429]["content"]["application/json"];
    500: operations["live.listStreams"]["responses"][500]["content"]["application/json"];
  };
  "live.search": {
    400: operations["live.search"]["responses"][400]["content"]["application/json"];
    401: operations["live.search"]["responses"][401]["content"]["application/json"];
    403: operations["live.search"]["responses"][403]["content"]["application/json"];
    429: operations["live.search"]["responses"][429]["content"]["application/json"];
    500: operations["live.search"]["responses"][500]["content"]["application/json"];
  };
  "downloads.getVideo": {
    204: undefined;
    400: operations["downloads.getVideo"]["responses"][400]["content"]["application/json"];
    401: operations["downloads.getVideo"]["responses"][401]["content"]["application/json"];
    403: operations["downloads.getVideo"]["responses"][403]["content"]["application/json"];
    429: operations["downloads.getVideo"]["responses"][429]["content"]["application/json"];
    500: operations["downloads.getVideo"]["responses"][500]["content"]["application/json"];
  };
  "downloads.getMusic": {
    204: undefined;
    400: operations["downloads.getMusic"]["responses"][400]["content"]["application/json"];
    401: operations["downloads.getMusic"]["responses"][401]["content"]["application/json"];
    403: operations["downloads.getMusic"]["responses"][403]["content"]["application/json"];
    429: operations["downloads.getMusic"]["responses"][429]["content"]["application/json"];
    500: operations["downloads.getMusic"]["responses"][500]["content"]["application/json"];
  };
}

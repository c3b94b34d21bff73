// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type {
  Ad,
  AdLookup,
  AdObjective,
  Author,
  BitrateVariant,
  CaptionParagraph,
  CaptionSettings,
  Challenge,
  Collection,
  Comment,
  CommentBase,
  CommentPage,
  CommentReply,
  CommentReplyPage,
  CommentUser,
  CommercialMusic,
  CommercialMusicPage,
  CommercialPlaylistPage,
  DiscoveredPost,
  DiscoveryPage,
  Drama,
  DramaAuthor,
  DramaPage,
  Effect,
  EffectLookup,
  EffectPost,
  EffectPostPage,
  ErrorBody,
  ExactPostStats,
  ExactUserStats,
  ImageFile,
  KeywordSentence,
  KeywordSentencePage,
  ListedPost,
  ListedVideo,
  LiveOwner,
  LiveRoom,
  LiveSearchHit,
  LiveSearchPage,
  LiveStream,
  LiveStreamList,
  LiveStreamUrl,
  MatchedSong,
  MusicDownload,
  OpenObject,
  Pagination,
  Place,
  PlaceInfo,
  PlaceLookup,
  PlaceTag,
  PlayAddress,
  Playlist,
  PlaylistCreator,
  PlaylistPage,
  Post,
  PostAuthor,
  PostBase,
  PostDetailAuthor,
  PostLookup,
  PostMusic,
  PostStats,
  PrefixedImage,
  RelatedPost,
  SearchedLiveRoom,
  SeoItem,
  SizedImage,
  Subtitle,
  TextSpan,
  TrendPoint,
  TrendingKeyword,
  TrendingKeywordPage,
  TrendingSong,
  TrendingSongPage,
  UnlimitedSound,
  UnlimitedSoundPage,
  UpstreamErrorBody,
  UserAccount,
  UserAccountLookup,
  UserInfo,
  UserLookup,
  UserPost,
  UserPostPage,
  UserProfile,
  UserStats,
  Video,
  VideoDownload,
} from "./schemas.js";

export interface paths {
  "/api/drama/explore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Explore drama series
     * @description Lists drama series of a region. `type` selects and orders them.
     */
    get: operations["dramas.explore"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/post/detail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a post
     * @description Gets a post with its video, sound, author and counts. For a post that does not exist, the service returns 200 with a `statusCode` other than 0 and without `itemInfo`.
     */
    get: operations["posts.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/post/comments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the comments of a post
     * @description Lists the top-level comments of a post. `posts.listCommentReplies` lists the replies to a comment.
     */
    get: operations["posts.listComments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/post/comment/replies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the replies to a comment
     * @description Lists the replies to one comment of a post.
     */
    get: operations["posts.listCommentReplies"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/post/discover": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Discover posts by keyword
     * @description Lists posts that match a keyword, with their metadata for search engines. A page says whether there are more posts, but does not return a cursor.
     */
    get: operations["posts.discover"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/user/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a user by handle
     * @description Gets the profile and the counts of a user. For an unknown handle, the service returns 200 with an empty `userInfo`.
     */
    get: operations["users.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/user/info-by-id": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a user by id
     * @description Gets the profile of a user, by either of two ids. The response differs in shape from that of `users.get`.
     */
    get: operations["users.getById"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/user/posts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the posts of a user
     * @description Lists the posts of a user, with video, sound and counts.
     */
    get: operations["users.listPosts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/user/playlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the playlists of a user
     * @description Lists the playlists of a user, without the posts in them.
     */
    get: operations["users.listPlaylists"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/effect/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an effect
     * @description Gets an effect, with its creator and usage counts.
     */
    get: operations["effects.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/effect/posts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the posts that use an effect
     * @description Lists posts that use an effect. The fields of a post are not documented here.
     */
    get: operations["effects.listPosts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/place/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a place
     * @description Gets a place that posts can be tagged with, and the number of posts tagged with it.
     */
    get: operations["places.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/collection/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a collection
     * @description Gets a collection of posts. The fields of the response are not documented.
     */
    get: operations["collections.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/music/unlimited-sounds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List unlimited sounds
     * @description Lists sounds that may be used without limit. Unlike in the other numbered lists, the flag for further pages is in `data` itself.
     */
    get: operations["music.listUnlimitedSounds"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/trending/song": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List trending songs
     * @deprecated
     * @description Lists the most used songs, or those whose use grows fastest.
     */
    get: operations["trending.listSongs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/trending/keyword": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List trending keywords
     * @deprecated
     * @description Lists the keywords that ads use most, with the performance of those ads.
     */
    get: operations["trending.listKeywords"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/trending/keyword/sentence": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the sentences for a keyword
     * @deprecated
     * @description Lists the sentences that ads use with a keyword, with the performance of those ads.
     */
    get: operations["trending.listKeywordSentences"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/trending/commercial-music-library": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List commercial music
     * @description Lists sounds that ads may use, filtered by use and length.
     */
    get: operations["trending.listCommercialMusic"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/trending/commercial-music-library/playlist/detail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the music of a commercial playlist
     * @description Lists the sounds of one playlist of the commercial music library.
     */
    get: operations["trending.listCommercialPlaylistMusic"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/trending/ads/detail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an ad
     * @description Gets an ad with its video, brand and performance.
     */
    get: operations["trending.getAd"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/live/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List live streams
     * @description Lists live streams that belong to a tag. No pagination is documented: the response does not return a cursor.
     */
    get: operations["live.listStreams"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/search/live": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search live streams
     * @description Lists live rooms that match a search. Each is JSON text in `live_info.raw_data`.
     */
    get: operations["live.search"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/download/video": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the download addresses of a video
     * @description Gets the download addresses of a post's video, with and without watermark.
     */
    get: operations["downloads.getVideo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/download/music": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the download address of a sound
     * @description Gets the download address of a post's sound.
     */
    get: operations["downloads.getMusic"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ErrorBody: ErrorBody;
    UpstreamErrorBody: UpstreamErrorBody;
    OpenObject: OpenObject;
    ImageFile: ImageFile;
    PrefixedImage: PrefixedImage;
    SizedImage: SizedImage;
    Pagination: Pagination;
    UserStats: UserStats;
    ExactUserStats: ExactUserStats;
    Author: Author;
    PlaylistCreator: PlaylistCreator;
    PostAuthor: PostAuthor;
    PostDetailAuthor: PostDetailAuthor;
    UserProfile: UserProfile;
    UserInfo: UserInfo;
    UserLookup: UserLookup;
    UserAccount: UserAccount;
    UserAccountLookup: UserAccountLookup;
    CommentUser: CommentUser;
    CommentBase: CommentBase;
    CommentReply: CommentReply;
    Comment: Comment;
    CommentPage: CommentPage;
    CommentReplyPage: CommentReplyPage;
    DramaAuthor: DramaAuthor;
    Drama: Drama;
    DramaPage: DramaPage;
    Playlist: Playlist;
    PlaylistPage: PlaylistPage;
    PostStats: PostStats;
    ExactPostStats: ExactPostStats;
    PostMusic: PostMusic;
    Challenge: Challenge;
    Video: Video;
    PlayAddress: PlayAddress;
    BitrateVariant: BitrateVariant;
    CaptionSettings: CaptionSettings;
    Subtitle: Subtitle;
    ListedVideo: ListedVideo;
    PostBase: PostBase;
    Post: Post;
    PostLookup: PostLookup;
    ListedPost: ListedPost;
    TextSpan: TextSpan;
    CaptionParagraph: CaptionParagraph;
    UserPost: UserPost;
    UserPostPage: UserPostPage;
    DiscoveredPost: DiscoveredPost;
    SeoItem: SeoItem;
    DiscoveryPage: DiscoveryPage;
    Effect: Effect;
    EffectLookup: EffectLookup;
    EffectPost: EffectPost;
    EffectPostPage: EffectPostPage;
    PlaceTag: PlaceTag;
    Place: Place;
    PlaceInfo: PlaceInfo;
    PlaceLookup: PlaceLookup;
    Collection: Collection;
    MatchedSong: MatchedSong;
    UnlimitedSound: UnlimitedSound;
    UnlimitedSoundPage: UnlimitedSoundPage;
    RelatedPost: RelatedPost;
    TrendPoint: TrendPoint;
    TrendingSong: TrendingSong;
    TrendingSongPage: TrendingSongPage;
    TrendingKeyword: TrendingKeyword;
    TrendingKeywordPage: TrendingKeywordPage;
    KeywordSentence: KeywordSentence;
    KeywordSentencePage: KeywordSentencePage;
    CommercialMusic: CommercialMusic;
    CommercialMusicPage: CommercialMusicPage;
    CommercialPlaylistPage: CommercialPlaylistPage;
    AdObjective: AdObjective;
    Ad: Ad;
    AdLookup: AdLookup;
    LiveStream: LiveStream;
    LiveStreamList: LiveStreamList;
    LiveOwner: LiveOwner;
    LiveStreamUrl: LiveStreamUrl;
    LiveRoom: LiveRoom;
    SearchedLiveRoom: SearchedLiveRoom;
    LiveSearchHit: LiveSearchHit;
    LiveSearchPage: LiveSearchPage;
    VideoDownload: VideoDownload;
    MusicDownload: MusicDownload;
  };
  responses: {
    /** @description The post has no video, so there is nothing to download. */
    NothingToDownload: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The request is malformed. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The key is missing or invalid. Also returned if the plan does not include the operation; the message then says so. */
    InvalidKey: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The caller is not subscribed to the API. */
    NotSubscribed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The caller sent too many requests. */
    RateLimited: {
      headers: {
        /** @description Time to wait before the next request, in seconds. */
        "retry-after"?: number;
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The platform behind the service did not respond. */
    UpstreamFailure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": UpstreamErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Post id. A digit string, because it exceeds 2^53.
     * @example 7301245789012345678
     */
    VideoId: string;
    /**
     * @description Second id of the user: the `secUid` of any response. At least 1 character.
     * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
     */
    SecUid: string;
    /**
     * @description Effect id, a digit string.
     * @example 1045278
     */
    EffectId: string;
    /**
     * @description Position of the page: the `cursor` of the previous page, as text. `0` requests the first page.
     * @example 0
     */
    Cursor: string;
    /**
     * @description Page number, starting at 1.
     * @example 1
     */
    Page: number;
    /**
     * @description Items per page. From 1 to 20.
     * @example 20
     */
    LimitTo20: number;
    /**
     * @description Number of days to look back.
     * @example 7
     */
    Period: 7 | 30 | 120;
    /**
     * @description Country, as an ISO 3166-1 code.
     * @example US
     */
    Country: string;
    /**
     * @description Country, as an ISO 3166-1 code.
     * @example US
     */
    Region: string;
    /**
     * @description Address of the public page of the video. At least 1 character.
     * @example https://www.shortvideo.example/@lina.harbor/video/7301245789012345678
     */
    PageUrl: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "dramas.explore": {
    parameters: {
      query?: {
        /**
         * @description List to return: `7` trending ranking, `8` ranking of new releases, `9` latest, `10` all.
         * @example 10
         */
        type?: "7" | "8" | "9" | "10" | undefined;
        /**
         * @description Series per page. From 1 to 10, default `10`.
         * @example 10
         */
        count?: number | undefined;
        /**
         * @description Position of the page: the `cursor` of the previous page. `0` requests the first page.
         * @example 0
         */
        cursor?: string | undefined;
        /**
         * @description Country, as an ISO 3166-1 code. Default `US`.
         * @example US
         */
        region?: string | undefined;
        /**
         * @description Maximum age of a series: `7d` seven days, `30d` thirty days, `all` any age.
         * @example all
         */
        releasePeriod?: "all" | "7d" | "30d" | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of drama series. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DramaPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "posts.get": {
    parameters: {
      query: {
        /**
         * @description Post id. A digit string, because it exceeds 2^53.
         * @example 7301245789012345678
         */
        videoId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The post. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": PostLookup;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "posts.listComments": {
    parameters: {
      query: {
        /**
         * @description Post id. A digit string, because it exceeds 2^53.
         * @example 7301245789012345678
         */
        videoId: string;
        /**
         * @description Comments per page. From 1 to 50, default `50`.
         * @example 50
         */
        count?: number | undefined;
        /**
         * @description Position of the page: the `cursor` of the previous page, as text. `0` requests the first page.
         * @example 0
         */
        cursor?: string | number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of comments. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CommentPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "posts.listCommentReplies": {
    parameters: {
      query: {
        /**
         * @description Post id. A digit string, because it exceeds 2^53.
         * @example 7301245789012345678
         */
        videoId: string;
        /**
         * @description Id of the comment: its `cid`. A digit string, because it exceeds 2^53.
         * @example 7302104455667788991
         */
        commentId: string;
        /**
         * @description Replies per page. From 1 to 6, default `6`.
         * @example 6
         */
        count?: number | undefined;
        /**
         * @description Position of the page: the `cursor` of the previous page, as text. `0` requests the first page.
         * @example 0
         */
        cursor?: string | number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of replies. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CommentReplyPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "posts.discover": {
    parameters: {
      query: {
        /**
         * @description Words to search for. At least 1 character.
         * @example harbour sunrise
         */
        keyword: string;
        /**
         * @description Posts per page. At least 1.
         * @example 20
         */
        count?: number | undefined;
        /**
         * @description Number of posts to skip. Default `0`.
         * @example 0
         */
        cursor?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of posts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DiscoveryPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "users.get": {
    parameters: {
      query: {
        /**
         * @description Public handle of the user, without the `@`. At least 1 character.
         * @example lina.harbor
         */
        uniqueId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserLookup;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "users.getById": {
    parameters: {
      query?: {
        /**
         * @description User id. A digit string, because it exceeds 2^53. Pass exactly one of `userId` and `secUid`.
         * @example 6801234567890123456
         */
        userId?: string;
        /**
         * @description Second id of the user. Pass exactly one of `userId` and `secUid`. At least 1 character.
         * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
         */
        secUid?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserAccountLookup;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "users.listPosts": {
    parameters: {
      query: {
        /**
         * @description Second id of the user: the `secUid` of any response. At least 1 character.
         * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
         */
        secUid: string;
        /**
         * @description Posts per page. Clients request 35; the maximum is not documented. At least 1.
         * @example 35
         */
        count?: number | undefined;
        /**
         * @description Position of the page: the `cursor` of the previous page, as text. `0` requests the first page.
         * @example 0
         */
        cursor?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of posts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserPostPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "users.listPlaylists": {
    parameters: {
      query: {
        /**
         * @description Second id of the user: the `secUid` of any response. At least 1 character.
         * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
         */
        secUid: string;
        /**
         * @description Playlists per page. From 1 to 20, default `20`.
         * @example 20
         */
        count?: number | undefined;
        /**
         * @description Position of the page: the `cursor` of the previous page, as text. `0` requests the first page.
         * @example 0
         */
        cursor?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of playlists. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": PlaylistPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "effects.get": {
    parameters: {
      query: {
        /**
         * @description Effect id, a digit string.
         * @example 1045278
         */
        effectId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The effect. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": EffectLookup;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "effects.listPosts": {
    parameters: {
      query: {
        /**
         * @description Effect id, a digit string.
         * @example 1045278
         */
        effectId: string;
        /**
         * @description Posts per page. From 1 to 30, default `30`.
         * @example 30
         */
        count?: number | undefined;
        /**
         * @description Position of the page: the `cursor` of the previous page, as text. `0` requests the first page.
         * @example 0
         */
        cursor?: string | number | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of posts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": EffectPostPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "places.get": {
    parameters: {
      query: {
        /**
         * @description Place id, a digit string.
         * @example 22535865206014961
         */
        placeId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The place. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": PlaceLookup;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "collections.get": {
    parameters: {
      query: {
        /**
         * @description Collection id. A digit string, because it exceeds 2^53.
         * @example 7290011223344556677
         */
        collectionId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Collection;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "music.listUnlimitedSounds": {
    parameters: {
      query?: {
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        page?: number | undefined;
        /**
         * @description Sounds per page. From 1 to 10.
         * @example 10
         */
        limit?: number | undefined;
        /**
         * @description Order of the list: 1 hot, 2 new.
         * @example 1
         */
        order?: 1 | 2 | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sounds. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UnlimitedSoundPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "trending.listSongs": {
    parameters: {
      query?: {
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        page?: number | undefined;
        /**
         * @description Items per page. From 1 to 20.
         * @example 20
         */
        limit?: number | undefined;
        /**
         * @description Number of days to look back.
         * @example 7
         */
        period?: 7 | 30 | 120 | undefined;
        /**
         * @description Chart to list: `popular` most used, `surging` fastest growing (breakout).
         * @example popular
         */
        rank_type?: "popular" | "surging" | undefined;
        /**
         * @description Whether to list only songs that are new on the chart.
         * @example false
         */
        new_on_board?: true | false | undefined;
        /**
         * @description Whether to list only songs that ads may use.
         * @example false
         */
        commercial_music?: true | false | undefined;
        /**
         * @description Country, as an ISO 3166-1 code.
         * @example US
         */
        country?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of songs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": TrendingSongPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "trending.listKeywords": {
    parameters: {
      query?: {
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        page?: number | undefined;
        /**
         * @description Items per page. From 1 to 20.
         * @example 20
         */
        limit?: number | undefined;
        /**
         * @description Number of days to look back.
         * @example 7
         */
        period?: 7 | 30 | 120 | undefined;
        /**
         * @description Objectives of the ads: 1 traffic, 2 app installs, 3 conversions, 4 video views, 5 reach, 8 lead generation, 14 product sales. Separate several values with commas.
         * @example [
         *       1,
         *       3
         *     ]
         */
        objective?: (1 | 2 | 3 | 4 | 5 | 8 | 14)[] | undefined;
        /**
         * @description Kinds of keyword: 1 selling points, 2 pain points, 3 target audience, 4 call-to-action, 5 other, 6 products. Separate several values with commas.
         * @example [
         *       1,
         *       6
         *     ]
         */
        content_type?: (1 | 2 | 3 | 4 | 5 | 6)[] | undefined;
        /**
         * @description Country, as an ISO 3166-1 code.
         * @example US
         */
        country?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of keywords. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": TrendingKeywordPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "trending.listKeywordSentences": {
    parameters: {
      query: {
        /**
         * @description The keyword. At least 1 character.
         * @example free shipping
         */
        keyword: string;
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        page?: number | undefined;
        /**
         * @description Sentences per page. From 1 to 50.
         * @example 50
         */
        limit?: number | undefined;
        /**
         * @description Number of days to look back.
         * @example 7
         */
        period?: 7 | 30 | 120 | undefined;
        /**
         * @description Order of the list: `desc` the highest first, `asc` the lowest.
         * @example desc
         */
        order_type?: "desc" | "asc" | undefined;
        /**
         * @description Country, as an ISO 3166-1 code.
         * @example US
         */
        country?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sentences. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": KeywordSentencePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "trending.listCommercialMusic": {
    parameters: {
      query?: {
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        page?: number | undefined;
        /**
         * @description Items per page. From 1 to 20.
         * @example 20
         */
        limit?: number | undefined;
        /**
         * @description Country, as an ISO 3166-1 code.
         * @example US
         */
        region?: string | undefined;
        /**
         * @description Use of the sound: 0 commercial use, 1 series.
         * @example 0
         */
        scenarios?: 0 | 1 | undefined;
        /**
         * @description Length of the sound: 0 all, 1 from 0 to 20 seconds, 2 from 20 to 40, 3 from 40 to 60, 4 over 60.
         * @example 0
         */
        duration?: 0 | 1 | 2 | 3 | 4 | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sounds. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CommercialMusicPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "trending.listCommercialPlaylistMusic": {
    parameters: {
      query: {
        /**
         * @description Playlist id, a digit string.
         * @example 6929526806429469442
         */
        playlist_id: string;
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        page?: number | undefined;
        /**
         * @description Items per page. From 1 to 20.
         * @example 20
         */
        limit?: number | undefined;
        /**
         * @description Country, as an ISO 3166-1 code.
         * @example US
         */
        region?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sounds. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CommercialPlaylistPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "trending.getAd": {
    parameters: {
      query: {
        /**
         * @description Ad id. A digit string, because it exceeds 2^53.
         * @example 7215566778899001122
         */
        ads_id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ad. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": AdLookup;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "live.listStreams": {
    parameters: {
      query?: {
        /**
         * @description Tag that the streams belong to.
         * @example travel
         */
        related_live_tag?: string | undefined;
        /**
         * @description Whether to add to the streams already shown. Clients send `true`.
         * @example true
         */
        load_more?: boolean | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The streams. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LiveStreamList;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "live.search": {
    parameters: {
      query: {
        /**
         * @description Words to search for. At least 1 character.
         * @example sunrise
         */
        keyword: string;
        /**
         * @description Position of the page: the `cursor` of the previous page, as text. `0` requests the first page.
         * @example 0
         */
        cursor?: string | number | undefined;
        /**
         * @description Id of the search: `0` on the first request. The value of later requests is not documented.
         * @example 0
         */
        search_id?: string | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of live rooms. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LiveSearchPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "downloads.getVideo": {
    parameters: {
      query: {
        /**
         * @description Address of the public page of the video. At least 1 character.
         * @example https://www.shortvideo.example/@lina.harbor/video/7301245789012345678
         */
        url: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The addresses. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": VideoDownload;
        };
      };
      204: components["responses"]["NothingToDownload"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
  "downloads.getMusic": {
    parameters: {
      query: {
        /**
         * @description Address of the public page of the video. At least 1 character.
         * @example https://www.shortvideo.example/@lina.harbor/video/7301245789012345678
         */
        url: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": MusicDownload;
        };
      };
      204: components["responses"]["NothingToDownload"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["InvalidKey"];
      403: components["responses"]["NotSubscribed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["UpstreamFailure"];
    };
  };
}

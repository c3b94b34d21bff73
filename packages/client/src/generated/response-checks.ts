// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import type { SchemaCheck } from "../checks/operation-checks.js";

const checkOfOpenObject: SchemaCheck = { type: "object", expected: "an object" };

const checkOfImageFile: SchemaCheck = {
  type: "object",
  required: ["uri", "url_list"],
  expected: "an object",
  fields: {
    uri: { type: "string", expected: "text" },
    url_list: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
  },
};

const checkOfPrefixedImage: SchemaCheck = {
  expected: "an object",
  all: [() => checkOfImageFile, { type: "object", expected: "an object" }],
};

const checkOfSizedImage: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfPrefixedImage,
    {
      type: "object",
      expected: "an object",
      fields: { height: { type: "number", expected: "a number" }, width: { type: "number", expected: "a number" } },
    },
  ],
};

const checkOfPagination: SchemaCheck = {
  type: "object",
  required: ["has_more", "page", "size"],
  expected: "an object",
  fields: {
    has_more: { type: "boolean", expected: "`true` or `false`" },
    hasMore: { type: "boolean", expected: "`true` or `false`" },
    page: { type: "integer", expected: "an integer" },
    size: { type: "integer", expected: "an integer" },
    total_count: { type: "integer", expected: "an integer" },
    total: { type: "integer", expected: "an integer" },
  },
};

const checkOfUserStats: SchemaCheck = {
  type: "object",
  required: ["diggCount", "followerCount", "followingCount", "friendCount", "heart", "heartCount", "videoCount"],
  expected: "an object",
  fields: {
    diggCount: { type: "number", expected: "a number" },
    followerCount: { type: "number", expected: "a number" },
    followingCount: { type: "number", expected: "a number" },
    friendCount: { type: "number", expected: "a number" },
    heart: { type: "number", expected: "a number" },
    heartCount: { type: "number", expected: "a number" },
    videoCount: { type: "number", expected: "a number" },
  },
};

const checkOfExactUserStats: SchemaCheck = {
  type: "object",
  required: ["diggCount", "followerCount", "followingCount", "friendCount", "heart", "heartCount", "videoCount"],
  expected: "an object",
  fields: {
    diggCount: { type: "string", expected: "text" },
    followerCount: { type: "string", expected: "text" },
    followingCount: { type: "string", expected: "text" },
    friendCount: { type: "string", expected: "text" },
    heart: { type: "string", expected: "text" },
    heartCount: { type: "string", expected: "text" },
    videoCount: { type: "string", expected: "text" },
  },
};

const checkOfAuthor: SchemaCheck = {
  type: "object",
  required: [
    "id",
    "uniqueId",
    "nickname",
    "secUid",
    "signature",
    "avatarLarger",
    "avatarMedium",
    "avatarThumb",
    "ftc",
    "isADVirtual",
    "openFavorite",
    "privateAccount",
    "secret",
    "verified",
  ],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    uniqueId: { type: "string", expected: "text" },
    nickname: { type: "string", expected: "text" },
    secUid: { type: "string", expected: "text" },
    signature: { type: "string", expected: "text" },
    avatarLarger: { type: "string", expected: "text" },
    avatarMedium: { type: "string", expected: "text" },
    avatarThumb: { type: "string", expected: "text" },
    commentSetting: { type: "number", expected: "a number" },
    downloadSetting: { type: "number", expected: "a number" },
    duetSetting: { type: "number", expected: "a number" },
    stitchSetting: { type: "number", expected: "a number" },
    ftc: { type: "boolean", expected: "`true` or `false`" },
    isADVirtual: { type: "boolean", expected: "`true` or `false`" },
    openFavorite: { type: "boolean", expected: "`true` or `false`" },
    privateAccount: { type: "boolean", expected: "`true` or `false`" },
    secret: { type: "boolean", expected: "`true` or `false`" },
    verified: { type: "boolean", expected: "`true` or `false`" },
  },
};

const checkOfPlaylistCreator: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfAuthor,
    { type: "object", expected: "an object", fields: { ttSeller: { type: "boolean", expected: "`true` or `false`" } } },
  ],
};

const checkOfPostAuthor: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfAuthor,
    {
      type: "object",
      expected: "an object",
      fields: {
        ttSeller: { type: "boolean", expected: "`true` or `false`" },
        UserStoryStatus: { type: "number", expected: "a number" },
      },
    },
  ],
};

const checkOfPostDetailAuthor: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfPostAuthor,
    {
      type: "object",
      expected: "an object",
      fields: {
        createTime: { type: "number", expected: "a number" },
        uniqueIdModifyTime: { type: "number", expected: "a number" },
        nickNameModifyTime: { type: "number", expected: "a number" },
      },
    },
  ],
};

const checkOfUserProfile: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfAuthor,
    {
      type: "object",
      expected: "an object",
      fields: {
        UserStoryStatus: { type: "number", expected: "a number" },
        bioLink: {
          type: "object",
          expected: "an object",
          fields: { link: { type: "string", expected: "text" }, risk: { type: "number", expected: "a number" } },
        },
        canExpPlaylist: { type: "boolean", expected: "`true` or `false`" },
        commerceUserInfo: {
          type: "object",
          expected: "an object",
          fields: {
            commerceUser: { type: "boolean", expected: "`true` or `false`" },
            downLoadLink: () => checkOfOpenObject,
            category: { type: "string", expected: "text" },
            categoryButton: { type: "boolean", expected: "`true` or `false`" },
          },
        },
        followingVisibility: { type: "number", expected: "a number" },
        isEmbedBanned: { type: "boolean", expected: "`true` or `false`" },
        nickNameModifyTime: { type: "number", expected: "a number" },
        profileEmbedPermission: { type: "number", expected: "a number" },
        profileTab: () => checkOfOpenObject,
      },
    },
  ],
};

const checkOfUserInfo: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { stats: () => checkOfUserStats, statsV2: () => checkOfExactUserStats, user: () => checkOfUserProfile },
};

const checkOfUserLookup: SchemaCheck = {
  type: "object",
  required: ["statusCode"],
  expected: "an object",
  fields: { userInfo: () => checkOfUserInfo, statusCode: { type: "number", expected: "a number" } },
};

const checkOfUserAccount: SchemaCheck = {
  type: "object",
  required: ["uid", "unique_id", "sec_uid", "nickname", "follower_count", "following_count"],
  expected: "an object",
  fields: {
    uid: { type: "string", expected: "text" },
    unique_id: { type: "string", expected: "text" },
    short_id: { type: "string", expected: "text" },
    sec_uid: { type: "string", expected: "text" },
    nickname: { type: "string", expected: "text" },
    signature: { type: "string", expected: "text" },
    account_type: { type: "number", expected: "a number" },
    avatar_300x300: () => checkOfPrefixedImage,
    avatar_larger: () => checkOfPrefixedImage,
    avatar_medium: () => checkOfPrefixedImage,
    avatar_thumb: () => checkOfPrefixedImage,
    commerce_user_level: { type: "number", expected: "a number" },
    custom_verify: { type: "string", expected: "text" },
    enterprise_verify_reason: { type: "string", expected: "text" },
    follow_status: { type: "number", expected: "a number" },
    follower_status: { type: "number", expected: "a number" },
    follower_count: { type: "number", expected: "a number" },
    following_count: { type: "number", expected: "a number" },
    original_musician: {
      type: "object",
      expected: "an object",
      fields: {
        digg_count: { type: "number", expected: "a number" },
        music_count: { type: "number", expected: "a number" },
        music_used_count: { type: "number", expected: "a number" },
      },
    },
    room_id: { type: "integer", expected: "a 64-bit integer" },
    secret: { type: "number", expected: "a number" },
    show_favorite_list: { type: "boolean", expected: "`true` or `false`" },
    tab_settings: {
      type: "object",
      expected: "an object",
      fields: {
        private_tab: {
          type: "object",
          expected: "an object",
          fields: {
            private_tab_style: { type: "number", expected: "a number" },
            show_private_tab: { type: "boolean", expected: "`true` or `false`" },
          },
        },
      },
    },
    total_favorited: { type: "number", expected: "a number" },
    verification_type: { type: "number", expected: "a number" },
    with_commerce_entry: { type: "boolean", expected: "`true` or `false`" },
  },
};

const checkOfUserAccountLookup: SchemaCheck = {
  type: "object",
  required: ["status_code"],
  expected: "an object",
  fields: { user: () => checkOfUserAccount, status_code: { type: "number", expected: "a number" } },
};

const checkOfCommentUser: SchemaCheck = {
  type: "object",
  required: ["uid", "unique_id", "sec_uid", "nickname", "avatar_thumb"],
  expected: "an object",
  fields: {
    uid: { type: "string", expected: "text" },
    unique_id: { type: "string", expected: "text" },
    sec_uid: { type: "string", expected: "text" },
    nickname: { type: "string", expected: "text" },
    avatar_thumb: () => checkOfPrefixedImage,
    custom_verify: { type: "string", expected: "text" },
    enterprise_verify_reason: { type: "string", expected: "text" },
    account_labels: { type: "null", expected: "null" },
    ad_cover_url: { type: "null", expected: "null" },
    advance_feature_item_order: { type: "null", expected: "null" },
    advanced_feature_info: { type: "null", expected: "null" },
    bold_fields: { type: "null", expected: "null" },
    can_message_follow_status_list: { type: "null", expected: "null" },
    can_set_geofencing: { type: "null", expected: "null" },
    cha_list: { type: "null", expected: "null" },
    cover_url: { type: "null", expected: "null" },
    events: { type: "null", expected: "null" },
    followers_detail: { type: "null", expected: "null" },
    geofencing: { type: "null", expected: "null" },
    homepage_bottom_toast: { type: "null", expected: "null" },
    item_list: { type: "null", expected: "null" },
    mutual_relation_avatars: { type: "null", expected: "null" },
    need_points: { type: "null", expected: "null" },
    platform_sync_info: { type: "null", expected: "null" },
    relative_users: { type: "null", expected: "null" },
    search_highlight: { type: "null", expected: "null" },
    shield_edit_field_info: { type: "null", expected: "null" },
    type_label: { type: "null", expected: "null" },
    user_profile_guide: { type: "null", expected: "null" },
    user_tags: { type: "null", expected: "null" },
    white_cover_url: { type: "null", expected: "null" },
  },
};

const checkOfCommentBase: SchemaCheck = {
  type: "object",
  required: ["aweme_id", "cid", "text", "create_time", "digg_count", "user"],
  expected: "an object",
  fields: {
    aweme_id: { type: "string", expected: "text" },
    cid: { type: "string", expected: "text" },
    text: { type: "string", expected: "text" },
    create_time: { type: "integer", expected: "an integer" },
    digg_count: { type: "integer", expected: "an integer" },
    user: () => checkOfCommentUser,
    reply_to_reply_id: { type: "string", expected: "text" },
    collect_stat: { type: "integer", expected: "an integer" },
    comment_language: { type: "string", expected: "text" },
    is_author_digged: { type: "boolean", expected: "`true` or `false`" },
    is_comment_translatable: { type: "boolean", expected: "`true` or `false`" },
    is_high_purchase_intent: { type: "boolean", expected: "`true` or `false`" },
    status: { type: "integer", expected: "an integer" },
    stick_position: { type: "integer", expected: "an integer" },
  },
};

const checkOfCommentReply: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfCommentBase,
    {
      type: "object",
      required: ["reply_id"],
      expected: "an object",
      fields: { reply_id: { type: "string", expected: "text" } },
    },
  ],
};

const checkOfComment: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfCommentBase,
    {
      type: "object",
      required: ["reply_id"],
      expected: "an object",
      fields: {
        reply_id: { type: "string", expected: "text" },
        allow_download_photo: { type: "boolean", expected: "`true` or `false`" },
        author_pin: { type: "boolean", expected: "`true` or `false`" },
        reply_comment_total: { type: "integer", expected: "an integer" },
        sort_extra_score: {
          type: "object",
          expected: "an object",
          fields: {
            reply_score: { type: "number", expected: "a number" },
            show_more_score: { type: "number", expected: "a number" },
          },
        },
      },
    },
  ],
};

const checkOfCommentPage: SchemaCheck = {
  type: "object",
  required: ["cursor", "hasMore"],
  expected: "an object",
  fields: {
    comments: { type: "array", expected: "a list, each an object", items: () => checkOfComment },
    cursor: { type: "integer", expected: "an integer" },
    hasMore: { type: "integer", expected: "an integer" },
    has_more: { type: "integer", expected: "an integer" },
    total: { type: "integer", expected: "an integer" },
  },
};

const checkOfCommentReplyPage: SchemaCheck = {
  type: "object",
  required: ["cursor", "hasMore"],
  expected: "an object",
  fields: {
    comments: { type: "array", expected: "a list, each an object", items: () => checkOfCommentReply },
    cursor: { type: "integer", expected: "an integer" },
    hasMore: { type: "integer", expected: "an integer" },
    has_more: { type: "integer", expected: "an integer" },
    total: { type: "integer", expected: "an integer" },
  },
};

const checkOfDramaAuthor: SchemaCheck = {
  type: "object",
  required: ["user"],
  expected: "an object",
  fields: { user: () => checkOfAuthor, stats: () => checkOfUserStats, statsV2: () => checkOfExactUserStats },
};

const checkOfDrama: SchemaCheck = {
  type: "object",
  required: ["author", "authorUID", "cover"],
  expected: "an object",
  fields: {
    author: () => checkOfDramaAuthor,
    authorUID: { type: "string", expected: "text" },
    cover: {
      type: "object",
      required: ["urlList"],
      expected: "an object",
      fields: {
        urlList: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
      },
    },
  },
};

const checkOfDramaPage: SchemaCheck = {
  type: "object",
  required: ["dramaList", "cursor", "hasMore"],
  expected: "an object",
  fields: {
    dramaList: { type: "array", expected: "a list, each an object", items: () => checkOfDrama },
    cursor: { type: "string", expected: "text" },
    hasMore: { type: "boolean", expected: "`true` or `false`" },
    has_more: { type: "boolean", expected: "`true` or `false`" },
  },
};

const checkOfPlaylist: SchemaCheck = {
  type: "object",
  required: ["id", "mixId", "name", "mixName", "cover", "creator", "videoCount"],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    mixId: { type: "string", expected: "text" },
    name: { type: "string", expected: "text" },
    mixName: { type: "string", expected: "text" },
    cover: { type: "string", expected: "text" },
    creator: () => checkOfPlaylistCreator,
    videoCount: { type: "number", expected: "a number" },
  },
};

const checkOfPlaylistPage: SchemaCheck = {
  type: "object",
  required: ["cursor", "hasMore"],
  expected: "an object",
  fields: {
    playList: { type: "array", expected: "a list, each an object", items: () => checkOfPlaylist },
    cursor: { type: "string", expected: "text" },
    hasMore: { type: "boolean", expected: "`true` or `false`" },
    has_more: { type: "boolean", expected: "`true` or `false`" },
  },
};

const checkOfPostStats: SchemaCheck = {
  type: "object",
  required: ["collectCount", "commentCount", "diggCount", "playCount", "shareCount"],
  expected: "an object",
  fields: {
    collectCount: { type: "number", expected: "a number" },
    commentCount: { type: "number", expected: "a number" },
    diggCount: { type: "number", expected: "a number" },
    playCount: { type: "number", expected: "a number" },
    shareCount: { type: "number", expected: "a number" },
  },
};

const checkOfExactPostStats: SchemaCheck = {
  type: "object",
  required: ["collectCount", "commentCount", "diggCount", "playCount", "shareCount"],
  expected: "an object",
  fields: {
    collectCount: { type: "string", expected: "text" },
    commentCount: { type: "string", expected: "text" },
    diggCount: { type: "string", expected: "text" },
    playCount: { type: "string", expected: "text" },
    shareCount: { type: "string", expected: "text" },
    repostCount: { type: "string", expected: "text" },
  },
};

const checkOfPostMusic: SchemaCheck = {
  type: "object",
  required: ["id", "title"],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    title: { type: "string", expected: "text" },
    authorName: { type: "string", expected: "text" },
    album: { type: "string", expected: "text" },
    duration: { type: "number", expected: "a number" },
    playUrl: { type: "string", expected: "text" },
    coverLarge: { type: "string", expected: "text" },
    coverMedium: { type: "string", expected: "text" },
    coverThumb: { type: "string", expected: "text" },
    isCopyrighted: { type: "boolean", expected: "`true` or `false`" },
    original: { type: "boolean", expected: "`true` or `false`" },
    private: { type: "boolean", expected: "`true` or `false`" },
    tt2dsp: () => checkOfOpenObject,
  },
};

const checkOfChallenge: SchemaCheck = {
  type: "object",
  required: ["id", "title"],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    title: { type: "string", expected: "text" },
    desc: { type: "string", expected: "text" },
    coverLarger: { type: "string", expected: "text" },
    coverMedium: { type: "string", expected: "text" },
    coverThumb: { type: "string", expected: "text" },
    profileLarger: { type: "string", expected: "text" },
    profileMedium: { type: "string", expected: "text" },
    profileThumb: { type: "string", expected: "text" },
  },
};

const checkOfVideo: SchemaCheck = {
  type: "object",
  required: ["id", "height", "width", "duration", "cover"],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    height: { type: "number", expected: "a number" },
    width: { type: "number", expected: "a number" },
    duration: { type: "number", expected: "a number" },
    ratio: { type: "string", expected: "text" },
    cover: { type: "string", expected: "text" },
    originCover: { type: "string", expected: "text" },
    dynamicCover: { type: "string", expected: "text" },
    reflowCover: { type: "string", expected: "text" },
    playAddr: { type: "string", expected: "text" },
    downloadAddr: { type: "string", expected: "text" },
    bitrate: { type: "number", expected: "a number" },
    codecType: { type: "string", expected: "text" },
    encodedType: { type: "string", expected: "text" },
    encodeUserTag: { type: "string", expected: "text" },
    format: { type: "string", expected: "text" },
    videoQuality: { type: "string", expected: "text" },
    size: { type: "string", expected: "text" },
  },
};

const checkOfPlayAddress: SchemaCheck = {
  type: "object",
  required: ["UrlList"],
  expected: "an object",
  fields: {
    DataSize: { type: "number", expected: "a number" },
    FileCs: { type: "string", expected: "text" },
    FileHash: { type: "string", expected: "text" },
    Height: { type: "number", expected: "a number" },
    Width: { type: "number", expected: "a number" },
    Uri: { type: "string", expected: "text" },
    UrlKey: { type: "string", expected: "text" },
    UrlList: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
  },
};

const checkOfBitrateVariant: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    Bitrate: { type: "number", expected: "a number" },
    BitrateFPS: { type: "number", expected: "a number" },
    CodecType: { type: "string", expected: "text" },
    Format: { type: "string", expected: "text" },
    GearName: { type: "string", expected: "text" },
    MVMAF: { type: "string", expected: "text" },
    PlayAddr: () => checkOfPlayAddress,
    QualityType: { type: "number", expected: "a number" },
    VideoExtra: { type: "string", expected: "text" },
  },
};

const checkOfCaptionSettings: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    enableAutoCaption: { type: "boolean", expected: "`true` or `false`" },
    hasOriginalAudio: { type: "boolean", expected: "`true` or `false`" },
    noCaptionReason: { type: "number", expected: "a number" },
  },
};

const checkOfSubtitle: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    Format: { type: "string", expected: "text" },
    LanguageCodeName: { type: "string", expected: "text" },
    LanguageID: { type: "string", expected: "text" },
    Size: { type: "number", expected: "a number" },
    Source: { type: "string", expected: "text" },
    Url: { type: "string", expected: "text" },
    UrlExpire: { type: "number", expected: "a number" },
    Version: { type: "string", expected: "text" },
  },
};

const checkOfListedVideo: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfVideo,
    {
      type: "object",
      expected: "an object",
      fields: {
        PlayAddrStruct: () => checkOfPlayAddress,
        VQScore: { type: "string", expected: "text" },
        bitrateInfo: { type: "array", expected: "a list, each an object", items: () => checkOfBitrateVariant },
        claInfo: () => checkOfCaptionSettings,
        definition: { type: "string", expected: "text" },
        subtitleInfos: { type: "array", expected: "a list, each an object", items: () => checkOfSubtitle },
        videoID: { type: "string", expected: "text" },
        volumeInfo: {
          type: "object",
          expected: "an object",
          fields: {
            Loudness: { type: "number", expected: "a number" },
            Peak: { type: "number", expected: "a number" },
          },
        },
        zoomCover: { type: "object", expected: "an object", others: { type: "string", expected: "text" } },
      },
    },
  ],
};

const checkOfPostBase: SchemaCheck = {
  type: "object",
  required: ["id", "desc", "createTime", "music", "stats", "authorStats"],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    desc: { type: "string", expected: "text" },
    createTime: { type: "string", expected: "text" },
    scheduleTime: { type: "number", expected: "a number" },
    music: () => checkOfPostMusic,
    challenges: { type: "array", expected: "a list, each an object", items: () => checkOfChallenge },
    stats: () => checkOfPostStats,
    statsV2: () => checkOfExactPostStats,
    authorStats: () => checkOfUserStats,
    authorStatsV2: () => checkOfExactUserStats,
    originalItem: { type: "boolean", expected: "`true` or `false`" },
    officalItem: { type: "boolean", expected: "`true` or `false`" },
    secret: { type: "boolean", expected: "`true` or `false`" },
    forFriend: { type: "boolean", expected: "`true` or `false`" },
    privateItem: { type: "boolean", expected: "`true` or `false`" },
    duetEnabled: { type: "boolean", expected: "`true` or `false`" },
    stitchEnabled: { type: "boolean", expected: "`true` or `false`" },
    isAd: { type: "boolean", expected: "`true` or `false`" },
    shareEnabled: { type: "boolean", expected: "`true` or `false`" },
    indexEnabled: { type: "boolean", expected: "`true` or `false`" },
    textTranslatable: { type: "boolean", expected: "`true` or `false`" },
    itemCommentStatus: { type: "number", expected: "a number" },
    takeDown: { type: "number", expected: "a number" },
    duetDisplay: { type: "number", expected: "a number" },
    stitchDisplay: { type: "number", expected: "a number" },
    adLabelVersion: { type: "number", expected: "a number" },
    CategoryType: { type: "number", expected: "a number" },
    locationCreated: { type: "string", expected: "text" },
    BAInfo: { type: "string", expected: "text" },
    textLanguage: { type: "string", expected: "text" },
    suggestedWords: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
  },
};

const checkOfPost: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfPostBase,
    {
      type: "object",
      required: ["author", "video"],
      expected: "an object",
      fields: { author: () => checkOfPostDetailAuthor, video: () => checkOfVideo },
    },
  ],
};

const checkOfPostLookup: SchemaCheck = {
  type: "object",
  required: ["statusCode"],
  expected: "an object",
  fields: {
    itemInfo: {
      type: "object",
      required: ["itemStruct"],
      expected: "an object",
      fields: { itemStruct: () => checkOfPost },
    },
    statusCode: { type: "number", expected: "a number" },
  },
};

const checkOfListedPost: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfPostBase,
    {
      type: "object",
      required: ["author", "video"],
      expected: "an object",
      fields: { author: () => checkOfPostAuthor, video: () => checkOfListedVideo },
    },
  ],
};

const checkOfTextSpan: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    awemeId: { type: "string", expected: "text" },
    start: { type: "number", expected: "a number" },
    end: { type: "number", expected: "a number" },
    hashtagName: { type: "string", expected: "text" },
    isCommerce: { type: "boolean", expected: "`true` or `false`" },
    type: { type: "number", expected: "a number" },
    subType: { type: "number", expected: "a number" },
    userId: { type: "string", expected: "text" },
    userUniqueId: { type: "string", expected: "text" },
    secUid: { type: "string", expected: "text" },
  },
};

const checkOfCaptionParagraph: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    desc: { type: "string", expected: "text" },
    textExtra: { type: "array", expected: "a list, each an object", items: () => checkOfTextSpan },
  },
};

const checkOfUserPost: SchemaCheck = {
  expected: "an object",
  all: [
    () => checkOfListedPost,
    {
      type: "object",
      expected: "an object",
      fields: {
        AIGCDescription: { type: "string", expected: "text" },
        backendSourceEventTracking: { type: "string", expected: "text" },
        contents: { type: "array", expected: "a list, each an object", items: () => checkOfCaptionParagraph },
        textExtra: { type: "array", expected: "a list, each an object", items: () => checkOfTextSpan },
        creatorAIComment: {
          type: "object",
          expected: "an object",
          fields: {
            eligibleVideo: { type: "boolean", expected: "`true` or `false`" },
            hasAITopic: { type: "boolean", expected: "`true` or `false`" },
            notEligibleReason: { type: "number", expected: "a number" },
          },
        },
        diversificationId: { type: "number", expected: "a number" },
        isReviewing: { type: "boolean", expected: "`true` or `false`" },
        item_control: {
          type: "object",
          expected: "an object",
          fields: { can_repost: { type: "boolean", expected: "`true` or `false`" } },
        },
      },
    },
  ],
};

const checkOfUserPostPage: SchemaCheck = {
  type: "object",
  required: ["data"],
  expected: "an object",
  fields: {
    data: {
      type: "object",
      required: ["cursor", "hasMore"],
      expected: "an object",
      fields: {
        itemList: { type: "array", expected: "a list, each an object", items: () => checkOfUserPost },
        cursor: { type: "string", expected: "text" },
        hasMore: { type: "boolean", expected: "`true` or `false`" },
        has_more: { type: "boolean", expected: "`true` or `false`" },
      },
    },
  },
};

const checkOfDiscoveredPost: SchemaCheck = { expected: "an object", all: [() => checkOfListedPost] };

const checkOfSeoItem: SchemaCheck = {
  type: "object",
  required: ["itemId"],
  expected: "an object",
  fields: {
    itemId: { type: "string", expected: "text" },
    customTdk: {
      type: "object",
      expected: "an object",
      fields: {
        title: { type: "string", expected: "text" },
        description: { type: "string", expected: "text" },
        keywords: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
        article: { type: "string", expected: "text" },
      },
    },
  },
};

const checkOfDiscoveryPage: SchemaCheck = {
  type: "object",
  required: ["videoList", "hasMore"],
  expected: "an object",
  fields: {
    videoList: { type: "array", expected: "a list, each an object", items: () => checkOfDiscoveredPost },
    seoBizItemInfoList: { type: "array", expected: "a list, each an object", items: () => checkOfSeoItem },
    hasMore: { type: "boolean", expected: "`true` or `false`" },
    has_more: { type: "boolean", expected: "`true` or `false`" },
  },
};

const checkOfEffect: SchemaCheck = {
  type: "object",
  required: ["id", "effect_id", "name", "owner_id"],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    effect_id: { type: "string", expected: "text" },
    name: { type: "string", expected: "text" },
    desc: { type: "string", expected: "text" },
    children: { type: "array", expected: "a list" },
    effect_source: { type: "number", expected: "a number" },
    extra: { type: "string", expected: "text" },
    icon_url: () => checkOfPrefixedImage,
    is_top_effect_designer: { type: "boolean", expected: "`true` or `false`" },
    owner_id: { type: "string", expected: "text" },
    owner_nickname: { type: "string", expected: "text" },
    owner_verified_type: { type: "number", expected: "a number" },
    publish_time: { type: "number", expected: "a number" },
    sec_uid: { type: "string", expected: "text" },
    tags: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    user_count: { type: "number", expected: "a number" },
    vv_count: { type: "number", expected: "a number" },
  },
};

const checkOfEffectLookup: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    sticker_infos: { type: "array", expected: "a list, each an object", items: () => checkOfEffect },
    status_code: { type: "number", expected: "a number" },
  },
};

const checkOfEffectPost: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { aweme_id: { type: "string", expected: "text" } },
};

const checkOfEffectPostPage: SchemaCheck = {
  type: "object",
  required: ["cursor", "hasMore"],
  expected: "an object",
  fields: {
    aweme_list: { type: "array", expected: "a list, each an object", items: () => checkOfEffectPost },
    cursor: { type: "integer", expected: "an integer" },
    hasMore: { type: "integer", expected: "an integer" },
    has_more: { type: "integer", expected: "an integer" },
  },
};

const checkOfPlaceTag: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { content: { type: "string", expected: "text" }, tagType: { type: "number", expected: "a number" } },
};

const checkOfPlace: SchemaCheck = {
  type: "object",
  required: ["id", "name"],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    name: { type: "string", expected: "text" },
    address: { type: "string", expected: "text" },
    category: { type: "string", expected: "text" },
    city: { type: "string", expected: "text" },
    cityCode: { type: "string", expected: "text" },
    province: { type: "string", expected: "text" },
    country: { type: "string", expected: "text" },
    countryCode: { type: "string", expected: "text" },
    fatherPoiId: { type: "string", expected: "text" },
    fatherPoiName: { type: "string", expected: "text" },
    ttTypeCode: { type: "string", expected: "text" },
    ttTypeNameSuper: { type: "string", expected: "text" },
    ttTypeNameMedium: { type: "string", expected: "text" },
    ttTypeNameTiny: { type: "string", expected: "text" },
    typeCode: { type: "string", expected: "text" },
    type: { type: "number", expected: "a number" },
    allLevelGeoPoiInfo: () => checkOfOpenObject,
    indexEnabled: { type: "boolean", expected: "`true` or `false`" },
    isClaimed: { type: "boolean", expected: "`true` or `false`" },
    isCollected: { type: "boolean", expected: "`true` or `false`" },
    phoneInfo: {
      type: "object",
      expected: "an object",
      fields: { exist: { type: "boolean", expected: "`true` or `false`" } },
    },
    pictureAlbum: {
      type: "object",
      expected: "an object",
      fields: { totalCount: { type: "number", expected: "a number" } },
    },
    poiDetailTags: { type: "array", expected: "a list, each an object", items: () => checkOfPlaceTag },
  },
};

const checkOfPlaceInfo: SchemaCheck = {
  type: "object",
  required: ["poi"],
  expected: "an object",
  fields: {
    poi: () => checkOfPlace,
    stats: {
      type: "object",
      required: ["videoCount"],
      expected: "an object",
      fields: { videoCount: { type: "number", expected: "a number" } },
    },
  },
};

const checkOfPlaceLookup: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { poiInfo: () => checkOfPlaceInfo, statusCode: { type: "number", expected: "a number" } },
};

const checkOfCollection: SchemaCheck = { type: "object", expected: "an object" };

const checkOfMatchedSong: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    title: { type: "string", expected: "text" },
    author: { type: "string", expected: "text" },
    chorus_info: {
      type: "object",
      expected: "an object",
      fields: {
        duration_ms: { type: "number", expected: "a number" },
        start_ms: { type: "number", expected: "a number" },
      },
    },
    cover_medium: () => checkOfSizedImage,
    full_duration: { type: "number", expected: "a number" },
    h5_url: { type: "string", expected: "text" },
  },
};

const checkOfUnlimitedSound: SchemaCheck = {
  type: "object",
  required: ["id", "id_str", "title", "author", "duration"],
  expected: "an object",
  fields: {
    id: { type: "integer", expected: "a 64-bit integer" },
    id_str: { type: "string", expected: "text" },
    mid: { type: "string", expected: "text" },
    title: { type: "string", expected: "text" },
    author: { type: "string", expected: "text" },
    album: { type: "string", expected: "text" },
    owner_handle: { type: "string", expected: "text" },
    owner_nickname: { type: "string", expected: "text" },
    language: { type: "string", expected: "text" },
    offline_desc: { type: "string", expected: "text" },
    extra: { type: "string", expected: "text" },
    log_extra: { type: "string", expected: "text" },
    duration: { type: "number", expected: "a number" },
    audition_duration: { type: "number", expected: "a number" },
    shoot_duration: { type: "number", expected: "a number" },
    video_duration: { type: "number", expected: "a number" },
    duration_high_precision: {
      type: "object",
      expected: "an object",
      fields: {
        duration_precision: { type: "number", expected: "a number" },
        audition_duration_precision: { type: "number", expected: "a number" },
        shoot_duration_precision: { type: "number", expected: "a number" },
        video_duration_precision: { type: "number", expected: "a number" },
      },
    },
    preview_start_time: { type: "number", expected: "a number" },
    preview_end_time: { type: "number", expected: "a number" },
    create_time: { type: "number", expected: "a number" },
    binded_challenge_id: { type: "integer", expected: "a 64-bit integer" },
    collect_stat: { type: "number", expected: "a number" },
    commercial_right_type: { type: "number", expected: "a number" },
    recommend_status: { type: "number", expected: "a number" },
    source_platform: { type: "number", expected: "a number" },
    status: { type: "number", expected: "a number" },
    user_count: { type: "number", expected: "a number" },
    allow_offline_music_to_detail_page: { type: "boolean", expected: "`true` or `false`" },
    author_deleted: { type: "boolean", expected: "`true` or `false`" },
    can_be_stitched: { type: "boolean", expected: "`true` or `false`" },
    can_not_reuse: { type: "boolean", expected: "`true` or `false`" },
    dmv_auto_show: { type: "boolean", expected: "`true` or `false`" },
    has_commerce_right: { type: "boolean", expected: "`true` or `false`" },
    is_audio_url_with_cookie: { type: "boolean", expected: "`true` or `false`" },
    is_author_artist: { type: "boolean", expected: "`true` or `false`" },
    is_commerce_music: { type: "boolean", expected: "`true` or `false`" },
    is_matched_metadata: { type: "boolean", expected: "`true` or `false`" },
    is_original: { type: "boolean", expected: "`true` or `false`" },
    is_original_sound: { type: "boolean", expected: "`true` or `false`" },
    is_pgc: { type: "boolean", expected: "`true` or `false`" },
    is_play_music: { type: "boolean", expected: "`true` or `false`" },
    is_shooting_allow: { type: "boolean", expected: "`true` or `false`" },
    is_unlimited_music: { type: "boolean", expected: "`true` or `false`" },
    mute_share: { type: "boolean", expected: "`true` or `false`" },
    prevent_download: { type: "boolean", expected: "`true` or `false`" },
    cover_large: () => checkOfSizedImage,
    cover_medium: () => checkOfSizedImage,
    cover_thumb: () => checkOfSizedImage,
    play_url: () => checkOfSizedImage,
    strong_beat_url: () => checkOfSizedImage,
    artists: { type: "array", expected: "a list" },
    external_song_info: { type: "array", expected: "a list" },
    style_value: { type: "array", expected: "a list, each a number", items: { type: "number", expected: "a number" } },
    theme_value: { type: "array", expected: "a list, each a number", items: { type: "number", expected: "a number" } },
    matched_song: () => checkOfMatchedSong,
    meme_song_info: () => checkOfOpenObject,
    music_release_info: {
      type: "object",
      expected: "an object",
      fields: {
        group_release_date: { type: "number", expected: "a number" },
        is_new_release_song: { type: "boolean", expected: "`true` or `false`" },
      },
    },
  },
};

const checkOfUnlimitedSoundPage: SchemaCheck = {
  type: "object",
  required: ["data"],
  expected: "an object",
  fields: {
    data: {
      type: "object",
      required: ["music_list", "has_more"],
      expected: "an object",
      fields: {
        music_list: { type: "array", expected: "a list, each an object", items: () => checkOfUnlimitedSound },
        has_more: { type: "boolean", expected: "`true` or `false`" },
        hasMore: { type: "boolean", expected: "`true` or `false`" },
        total: { type: "number", expected: "a number" },
      },
    },
  },
};

const checkOfRelatedPost: SchemaCheck = {
  type: "object",
  required: ["item_id", "cover_uri"],
  expected: "an object",
  fields: {
    item_id: { type: "integer", expected: "a 64-bit integer" },
    cover_uri: { type: "string", expected: "text" },
  },
};

const checkOfTrendPoint: SchemaCheck = {
  type: "object",
  required: ["time", "value"],
  expected: "an object",
  fields: { time: { type: "number", expected: "a number" }, value: { type: "number", expected: "a number" } },
};

const checkOfTrendingSong: SchemaCheck = {
  type: "object",
  required: ["song_id", "clip_id", "title", "author", "rank"],
  expected: "an object",
  fields: {
    song_id: { type: "string", expected: "text" },
    clip_id: { type: "string", expected: "text" },
    title: { type: "string", expected: "text" },
    author: { type: "string", expected: "text" },
    country_code: { type: "string", expected: "text" },
    cover: { type: "string", expected: "text" },
    duration: { type: "number", expected: "a number" },
    if_cml: { type: "boolean", expected: "`true` or `false`" },
    is_search: { type: "boolean", expected: "`true` or `false`" },
    link: { type: "string", expected: "text" },
    promoted: { type: "boolean", expected: "`true` or `false`" },
    rank: { type: "number", expected: "a number" },
    rank_diff: { type: "number", expected: "a number" },
    rank_diff_type: { type: "number", expected: "a number" },
    related_items: { type: "array", expected: "a list, each an object", items: () => checkOfRelatedPost },
    trend: { type: "array", expected: "a list, each an object", items: () => checkOfTrendPoint },
    url_title: { type: "string", expected: "text" },
  },
};

const checkOfTrendingSongPage: SchemaCheck = {
  type: "object",
  required: ["data"],
  expected: "an object",
  fields: {
    data: {
      type: "object",
      required: ["sound_list", "pagination"],
      expected: "an object",
      fields: {
        sound_list: { type: "array", expected: "a list, each an object", items: () => checkOfTrendingSong },
        pagination: () => checkOfPagination,
      },
    },
  },
};

const checkOfTrendingKeyword: SchemaCheck = {
  type: "object",
  required: ["keyword", "post", "video_list"],
  expected: "an object",
  fields: {
    keyword: { type: "string", expected: "text" },
    comment: { type: "number", expected: "a number" },
    cost: { type: "number", expected: "a number" },
    cpa: { type: "number", expected: "a number" },
    ctr: { type: "number", expected: "a number" },
    cvr: { type: "number", expected: "a number" },
    impression: { type: "number", expected: "a number" },
    like: { type: "number", expected: "a number" },
    play_six_rate: { type: "number", expected: "a number" },
    post: { type: "number", expected: "a number" },
    post_change: { type: "number", expected: "a number" },
    share: { type: "number", expected: "a number" },
    video_list: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
  },
};

const checkOfTrendingKeywordPage: SchemaCheck = {
  type: "object",
  required: ["data"],
  expected: "an object",
  fields: {
    data: {
      type: "object",
      required: ["keyword_list", "pagination"],
      expected: "an object",
      fields: {
        keyword_list: { type: "array", expected: "a list, each an object", items: () => checkOfTrendingKeyword },
        pagination: () => checkOfPagination,
      },
    },
  },
};

const checkOfKeywordSentence: SchemaCheck = {
  type: "object",
  required: ["sentence", "covers", "ctr", "cvr", "use_type"],
  expected: "an object",
  fields: {
    sentence: { type: "string", expected: "text" },
    covers: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    ctr: { type: "number", expected: "a number" },
    cvr: { type: "number", expected: "a number" },
    use_type: { type: "string", expected: "text" },
  },
};

const checkOfKeywordSentencePage: SchemaCheck = {
  type: "object",
  required: ["data"],
  expected: "an object",
  fields: {
    data: {
      type: "object",
      required: ["sentence_list", "pagination"],
      expected: "an object",
      fields: {
        sentence_list: { type: "array", expected: "a list, each an object", items: () => checkOfKeywordSentence },
        pagination: () => checkOfPagination,
      },
    },
  },
};

const checkOfCommercialMusic: SchemaCheck = {
  type: "object",
  required: ["music_id", "clip_id", "title", "duration"],
  expected: "an object",
  fields: {
    music_id: { type: "string", expected: "text" },
    clip_id: { type: "string", expected: "text" },
    meta_song_id: { type: "string", expected: "text" },
    title: { type: "string", expected: "text" },
    singer: { type: "string", expected: "text" },
    detail: { type: "string", expected: "text" },
    music_url: { type: "string", expected: "text" },
    poster_url: { type: "string", expected: "text" },
    duration: { type: "number", expected: "a number" },
    genre: { type: "string", expected: "text" },
    mood: { type: "string", expected: "text" },
    theme: { type: "string", expected: "text" },
    placement_allowed: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
  },
};

const checkOfCommercialMusicPage: SchemaCheck = {
  type: "object",
  required: ["data"],
  expected: "an object",
  fields: {
    data: {
      type: "object",
      required: ["list", "pagination"],
      expected: "an object",
      fields: {
        list: { type: "array", expected: "a list, each an object", items: () => checkOfCommercialMusic },
        pagination: () => checkOfPagination,
      },
    },
  },
};

const checkOfCommercialPlaylistPage: SchemaCheck = {
  type: "object",
  required: ["data"],
  expected: "an object",
  fields: {
    data: {
      type: "object",
      required: ["music_list", "pagination"],
      expected: "an object",
      fields: {
        music_list: { type: "array", expected: "a list, each an object", items: () => checkOfCommercialMusic },
        pagination: () => checkOfPagination,
      },
    },
  },
};

const checkOfAdObjective: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { label: { type: "string", expected: "text" }, value: { type: "number", expected: "a number" } },
};

const checkOfAd: SchemaCheck = {
  type: "object",
  required: ["id", "ad_title", "brand_name", "video_info"],
  expected: "an object",
  fields: {
    id: { type: "string", expected: "text" },
    ad_title: { type: "string", expected: "text" },
    brand_name: { type: "string", expected: "text" },
    highlight_text: { type: "string", expected: "text" },
    industry_key: { type: "string", expected: "text" },
    landing_page: { type: "string", expected: "text" },
    objective_key: { type: "string", expected: "text" },
    source: { type: "string", expected: "text" },
    comment: { type: "number", expected: "a number" },
    cost: { type: "number", expected: "a number" },
    ctr: { type: "number", expected: "a number" },
    like: { type: "number", expected: "a number" },
    share: { type: "number", expected: "a number" },
    source_key: { type: "number", expected: "a number" },
    tag: { type: "number", expected: "a number" },
    favorite: { type: "boolean", expected: "`true` or `false`" },
    has_summary: { type: "boolean", expected: "`true` or `false`" },
    is_search: { type: "boolean", expected: "`true` or `false`" },
    voice_over: { type: "boolean", expected: "`true` or `false`" },
    country_code: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    keyword_list: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
    objectives: { type: "array", expected: "a list, each an object", items: () => checkOfAdObjective },
    pattern_label: { type: "array", expected: "a list" },
    video_info: {
      type: "object",
      required: ["vid", "duration", "cover", "video_url"],
      expected: "an object",
      fields: {
        vid: { type: "string", expected: "text" },
        duration: { type: "number", expected: "a number" },
        cover: { type: "string", expected: "text" },
        video_url: { type: "object", expected: "an object", others: { type: "string", expected: "text" } },
        width: { type: "number", expected: "a number" },
        height: { type: "number", expected: "a number" },
      },
    },
  },
};

const checkOfAdLookup: SchemaCheck = { type: "object", expected: "an object", fields: { data: () => checkOfAd } };

const checkOfLiveStream: SchemaCheck = {
  type: "object",
  required: ["type", "rid", "data"],
  expected: "an object",
  fields: {
    type: { type: "number", expected: "a number" },
    rid: { type: "string", expected: "text" },
    data: () => checkOfLiveRoom,
    flare_info: () => checkOfOpenObject,
    room_event_tracking: { type: "string", expected: "text" },
  },
};

const checkOfLiveStreamList: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: { data: { type: "array", expected: "a list, each an object", items: () => checkOfLiveStream } },
};

const checkOfLiveOwner: SchemaCheck = {
  type: "object",
  required: ["id", "id_str", "display_id", "nickname"],
  expected: "an object",
  fields: {
    id: { type: "integer", expected: "a 64-bit integer" },
    id_str: { type: "string", expected: "text" },
    display_id: { type: "string", expected: "text" },
    nickname: { type: "string", expected: "text" },
    sec_uid: { type: "string", expected: "text" },
    bio_description: { type: "string", expected: "text" },
    avatar_thumb: () => checkOfImageFile,
    avatar_medium: () => checkOfImageFile,
    avatar_large: () => checkOfImageFile,
    status: { type: "number", expected: "a number" },
    modify_time: { type: "number", expected: "a number" },
    follow_info: {
      type: "object",
      expected: "an object",
      fields: {
        follower_count: { type: "number", expected: "a number" },
        following_count: { type: "number", expected: "a number" },
      },
    },
    pay_grade: () => checkOfOpenObject,
    user_attr: () => checkOfOpenObject,
    own_room: {
      type: "object",
      expected: "an object",
      fields: {
        room_ids: {
          type: "array",
          expected: "a list, each a 64-bit integer",
          items: { type: "integer", expected: "a 64-bit integer" },
        },
        room_ids_str: { type: "array", expected: "a list, each text", items: { type: "string", expected: "text" } },
      },
    },
    link_mic_stats: { type: "number", expected: "a number" },
    mint_type_label: {
      type: "array",
      expected: "a list, each a number",
      items: { type: "number", expected: "a number" },
    },
  },
};

const checkOfLiveStreamUrl: SchemaCheck = {
  type: "object",
  expected: "an object",
  fields: {
    extra: () => checkOfOpenObject,
    rtmp_pull_url: { type: "string", expected: "text" },
    flv_pull_url: { type: "object", expected: "an object", others: { type: "string", expected: "text" } },
    flv_pull_url_params: { type: "object", expected: "an object", others: { type: "string", expected: "text" } },
    live_core_sdk_data: {
      type: "object",
      expected: "an object",
      fields: {
        pull_data: {
          type: "object",
          expected: "an object",
          fields: {
            stream_data: { type: "string", expected: "text" },
            options: {
              type: "object",
              expected: "an object",
              fields: { default_quality: () => checkOfOpenObject, default_preview_quality: () => checkOfOpenObject },
            },
          },
        },
      },
    },
    push_data: () => checkOfOpenObject,
    stream_size_width: { type: "number", expected: "a number" },
    stream_size_height: { type: "number", expected: "a number" },
  },
};

const checkOfLiveRoom: SchemaCheck = {
  type: "object",
  required: ["id", "id_str", "status", "owner_user_id", "title", "user_count", "owner"],
  expected: "an object",
  fields: {
    id: { type: "integer", expected: "a 64-bit integer" },
    id_str: { type: "string", expected: "text" },
    status: { type: "number", expected: "a number" },
    owner_user_id: { type: "integer", expected: "a 64-bit integer" },
    title: { type: "string", expected: "text" },
    user_count: { type: "number", expected: "a number" },
    client_version: { type: "number", expected: "a number" },
    cover: () => checkOfImageFile,
    stream_url: () => checkOfLiveStreamUrl,
    link_mic: {
      type: "object",
      expected: "an object",
      fields: { channel_info: () => checkOfOpenObject, battle_settings: () => checkOfOpenObject },
    },
    stats: {
      type: "object",
      expected: "an object",
      fields: {
        total_user: { type: "number", expected: "a number" },
        enter_count: { type: "number", expected: "a number" },
        share_count: { type: "number", expected: "a number" },
        comment_count: { type: "number", expected: "a number" },
        user_count_composition: () => checkOfOpenObject,
      },
    },
    owner: () => checkOfLiveOwner,
    live_type_third_party: { type: "boolean", expected: "`true` or `false`" },
    like_count: { type: "number", expected: "a number" },
    anchor_tab_type: { type: "number", expected: "a number" },
    live_room_mode: { type: "number", expected: "a number" },
    cover_type: { type: "number", expected: "a number" },
    feed_room_label: () => checkOfOpenObject,
    living_room_attrs: () => checkOfOpenObject,
    room_auth: () => checkOfOpenObject,
    commerce_info: () => checkOfOpenObject,
    hashtag: () => checkOfOpenObject,
    stream_url_filtered_info: () => checkOfOpenObject,
    social_interaction: () => checkOfOpenObject,
    square_cover_img: () => checkOfOpenObject,
    rectangle_cover_img: () => checkOfOpenObject,
    room_auth_message: () => checkOfOpenObject,
    age_restricted: () => checkOfOpenObject,
    blurred_cover: () => checkOfOpenObject,
    multi_stream_url: () => checkOfOpenObject,
    game_tag_detail: () => checkOfOpenObject,
    preview_comment_info: () => checkOfOpenObject,
    taxonomy_tag_info: () => checkOfOpenObject,
    stream_snapshot: () => checkOfOpenObject,
  },
};

const checkOfLiveSearchHit: SchemaCheck = {
  type: "object",
  required: ["live_info"],
  expected: "an object",
  fields: {
    live_info: {
      type: "object",
      required: ["raw_data"],
      expected: "an object",
      fields: { raw_data: { type: "string", expected: "text" } },
    },
  },
};

const checkOfLiveSearchPage: SchemaCheck = {
  type: "object",
  required: ["cursor", "hasMore"],
  expected: "an object",
  fields: {
    data: { type: "array", expected: "a list, each an object", items: () => checkOfLiveSearchHit },
    cursor: { type: "integer", expected: "an integer" },
    hasMore: { type: "integer", expected: "an integer" },
    has_more: { type: "integer", expected: "an integer" },
    log_pb: { type: "object", expected: "an object", fields: { impr_id: { type: "string", expected: "text" } } },
  },
};

const checkOfVideoDownload: SchemaCheck = {
  type: "object",
  required: ["play", "play_watermark"],
  expected: "an object",
  fields: { play: { type: "string", expected: "text" }, play_watermark: { type: "string", expected: "text" } },
};

const checkOfMusicDownload: SchemaCheck = {
  type: "object",
  required: ["play"],
  expected: "an object",
  fields: { play: { type: "string", expected: "text" } },
};

/** The checks of the responses of `dramas.explore`. */
export const responseChecksOfDramasExplore: ResponseChecks = {
  operation: "dramas.explore",
  media: { "application/json": { schema: checkOfDramaPage } },
};

/** The checks of the responses of `posts.get`. */
export const responseChecksOfPostsGet: ResponseChecks = {
  operation: "posts.get",
  media: { "application/json": { schema: checkOfPostLookup } },
};

/** The checks of the responses of `posts.listComments`. */
export const responseChecksOfPostsListComments: ResponseChecks = {
  operation: "posts.listComments",
  media: { "application/json": { schema: checkOfCommentPage } },
};

/** The checks of the responses of `posts.listCommentReplies`. */
export const responseChecksOfPostsListCommentReplies: ResponseChecks = {
  operation: "posts.listCommentReplies",
  media: { "application/json": { schema: checkOfCommentReplyPage } },
};

/** The checks of the responses of `posts.discover`. */
export const responseChecksOfPostsDiscover: ResponseChecks = {
  operation: "posts.discover",
  media: { "application/json": { schema: checkOfDiscoveryPage } },
};

/** The checks of the responses of `users.get`. */
export const responseChecksOfUsersGet: ResponseChecks = {
  operation: "users.get",
  media: { "application/json": { schema: checkOfUserLookup } },
};

/** The checks of the responses of `users.getById`. */
export const responseChecksOfUsersGetById: ResponseChecks = {
  operation: "users.getById",
  media: { "application/json": { schema: checkOfUserAccountLookup } },
};

/** The checks of the responses of `users.listPosts`. */
export const responseChecksOfUsersListPosts: ResponseChecks = {
  operation: "users.listPosts",
  media: { "application/json": { schema: checkOfUserPostPage } },
};

/** The checks of the responses of `users.listPlaylists`. */
export const responseChecksOfUsersListPlaylists: ResponseChecks = {
  operation: "users.listPlaylists",
  media: { "application/json": { schema: checkOfPlaylistPage } },
};

/** The checks of the responses of `effects.get`. */
export const responseChecksOfEffectsGet: ResponseChecks = {
  operation: "effects.get",
  media: { "application/json": { schema: checkOfEffectLookup } },
};

/** The checks of the responses of `effects.listPosts`. */
export const responseChecksOfEffectsListPosts: ResponseChecks = {
  operation: "effects.listPosts",
  media: { "application/json": { schema: checkOfEffectPostPage } },
};

/** The checks of the responses of `places.get`. */
export const responseChecksOfPlacesGet: ResponseChecks = {
  operation: "places.get",
  media: { "application/json": { schema: checkOfPlaceLookup } },
};

/** The checks of the responses of `collections.get`. */
export const responseChecksOfCollectionsGet: ResponseChecks = {
  operation: "collections.get",
  media: { "application/json": { schema: checkOfCollection } },
};

/** The checks of the responses of `music.listUnlimitedSounds`. */
export const responseChecksOfMusicListUnlimitedSounds: ResponseChecks = {
  operation: "music.listUnlimitedSounds",
  media: { "application/json": { schema: checkOfUnlimitedSoundPage } },
};

/** The checks of the responses of `trending.listSongs`. */
export const responseChecksOfTrendingListSongs: ResponseChecks = {
  operation: "trending.listSongs",
  media: { "application/json": { schema: checkOfTrendingSongPage } },
};

/** The checks of the responses of `trending.listKeywords`. */
export const responseChecksOfTrendingListKeywords: ResponseChecks = {
  operation: "trending.listKeywords",
  media: { "application/json": { schema: checkOfTrendingKeywordPage } },
};

/** The checks of the responses of `trending.listKeywordSentences`. */
export const responseChecksOfTrendingListKeywordSentences: ResponseChecks = {
  operation: "trending.listKeywordSentences",
  media: { "application/json": { schema: checkOfKeywordSentencePage } },
};

/** The checks of the responses of `trending.listCommercialMusic`. */
export const responseChecksOfTrendingListCommercialMusic: ResponseChecks = {
  operation: "trending.listCommercialMusic",
  media: { "application/json": { schema: checkOfCommercialMusicPage } },
};

/** The checks of the responses of `trending.listCommercialPlaylistMusic`. */
export const responseChecksOfTrendingListCommercialPlaylistMusic: ResponseChecks = {
  operation: "trending.listCommercialPlaylistMusic",
  media: { "application/json": { schema: checkOfCommercialPlaylistPage } },
};

/** The checks of the responses of `trending.getAd`. */
export const responseChecksOfTrendingGetAd: ResponseChecks = {
  operation: "trending.getAd",
  media: { "application/json": { schema: checkOfAdLookup } },
};

/** The checks of the responses of `live.listStreams`. */
export const responseChecksOfLiveListStreams: ResponseChecks = {
  operation: "live.listStreams",
  media: { "application/json": { schema: checkOfLiveStreamList } },
};

/** The checks of the responses of `live.search`. */
export const responseChecksOfLiveSearch: ResponseChecks = {
  operation: "live.search",
  media: { "application/json": { schema: checkOfLiveSearchPage } },
};

/** The checks of the responses of `downloads.getVideo`. */
export const responseChecksOfDownloadsGetVideo: ResponseChecks = {
  operation: "downloads.getVideo",
  media: { "application/json": { schema: checkOfVideoDownload } },
};

/** The checks of the responses of `downloads.getMusic`. */
export const responseChecksOfDownloadsGetMusic: ResponseChecks = {
  operation: "downloads.getMusic",
  media: { "application/json": { schema: checkOfMusicDownload } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfDramasExplore,
  responseChecksOfPostsGet,
  responseChecksOfPostsListComments,
  responseChecksOfPostsListCommentReplies,
  responseChecksOfPostsDiscover,
  responseChecksOfUsersGet,
  responseChecksOfUsersGetById,
  responseChecksOfUsersListPosts,
  responseChecksOfUsersListPlaylists,
  responseChecksOfEffectsGet,
  responseChecksOfEffectsListPosts,
  responseChecksOfPlacesGet,
  responseChecksOfCollectionsGet,
  responseChecksOfMusicListUnlimitedSounds,
  responseChecksOfTrendingListSongs,
  responseChecksOfTrendingListKeywords,
  responseChecksOfTrendingListKeywordSentences,
  responseChecksOfTrendingListCommercialMusic,
  responseChecksOfTrendingListCommercialPlaylistMusic,
  responseChecksOfTrendingGetAd,
  responseChecksOfLiveListStreams,
  responseChecksOfLiveSearch,
  responseChecksOfDownloadsGetVideo,
  responseChecksOfDownloadsGetMusic,
];

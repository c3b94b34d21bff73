// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { JsonString } from "../schema-types.js";

/** Body of a response to a rejected request or a failure. */
export type ErrorBody = {
  /**
   * @description Describes the error in English, for people.
   * @example Bad Request
   * @example You are not subscribed to this API.
   */
  message: string;
};

/** Body of a response when the platform behind the service did not respond. */
export type UpstreamErrorBody = ErrorBody & {
  /**
   * @description The HTTP status, repeated.
   * @example 500
   * @constant
   */
  status_code: 500;
};

/** An object whose fields are not documented. It may be empty or have any fields. */
export type OpenObject = {
  [key: string]: unknown;
};

/** An image, with its addresses. */
export type ImageFile = {
  /**
   * @description Key of the file in its storage; not an address.
   * @example sv-avatar-0068/43e401b82d50177d
   * @example sv-cover-0037/o8pEBDQUFIA3LABI
   */
  uri: string;
  /** @description Addresses of the same image, signed and short-lived. Use the first one that responds. */
  url_list: string[];
};

/** An image, as in the comment, effect and user objects in snake_case. */
export type PrefixedImage = ImageFile & {
  /**
   * @description Prefix of the addresses; null in the documented response.
   * @example null
   */
  url_prefix?: unknown;
};

/** An image, or another file, with its size. Also used for audio files. */
export type SizedImage = PrefixedImage & {
  /**
   * @description Height, in pixels. Also present in files that are not images.
   * @example 720
   */
  height?: number;
  /**
   * @description Width, in pixels. Also present in files that are not images.
   * @example 720
   */
  width?: number;
};

/** Page information of a numbered list. */
export type Pagination = {
  /**
   * @description Whether there are further pages.
   * @example true
   * @example false
   */
  has_more: boolean;
  /**
   * @description The same as `has_more`, under another name. A page has one of the two.
   * @example true
   * @example false
   */
  hasMore?: boolean;
  /**
   * @description Number of this page.
   * @example 1
   * @example 2
   */
  page: number;
  /**
   * @description Maximum number of items on a page.
   * @example 20
   * @example 50
   */
  size: number;
  /**
   * @description Number of items in the whole list.
   * @example 57
   * @example 98
   */
  total_count?: number;
  /**
   * @description The same as `total_count`, under another name. A page has one of the two, or both.
   * @example 57
   * @example 98
   */
  total?: number;
};

/** Activity counts of a user, rounded. */
export type UserStats = {
  /**
   * @description Number of likes that the user gave, rounded.
   * @example 2276
   * @example 11800
   * @example 0
   */
  diggCount: number;
  /**
   * @description Number of users that follow this one, rounded.
   * @example 1300000
   * @example 40200
   * @example 612
   */
  followerCount: number;
  /**
   * @description Number of users that this one follows, rounded.
   * @example 184
   * @example 12
   * @example 301
   */
  followingCount: number;
  /**
   * @description Number of users that follow this one and are followed back, rounded.
   * @example 37
   * @example 4
   * @example 88
   */
  friendCount: number;
  /**
   * @description Number of likes that the user received, rounded; the same as `heartCount`.
   * @example 26300000
   * @example 902100
   * @example 5170
   */
  heart: number;
  /**
   * @description Number of likes that the user received, rounded.
   * @example 26300000
   * @example 902100
   * @example 5170
   */
  heartCount: number;
  /**
   * @description Number of posts that the user published, rounded.
   * @example 78
   * @example 341
   * @example 9
   */
  videoCount: number;
};

/** Activity counts of a user: exact, as digit strings. */
export type ExactUserStats = {
  /**
   * @description Number of likes that the user gave, exactly.
   * @example 2276
   * @example 11840
   * @example 0
   */
  diggCount: string;
  /**
   * @description Number of users that follow this one, exactly.
   * @example 1268341
   * @example 40213
   * @example 612
   */
  followerCount: string;
  /**
   * @description Number of users that this one follows, exactly.
   * @example 184
   * @example 12
   * @example 301
   */
  followingCount: string;
  /**
   * @description Number of users that follow this one and are followed back, exactly.
   * @example 37
   * @example 4
   * @example 88
   */
  friendCount: string;
  /**
   * @description Number of likes that the user received, exactly; the same as `heartCount`.
   * @example 26347994
   * @example 902113
   * @example 5170
   */
  heart: string;
  /**
   * @description Number of likes that the user received, exactly.
   * @example 26347994
   * @example 902113
   * @example 5170
   */
  heartCount: string;
  /**
   * @description Number of posts that the user published, exactly.
   * @example 78
   * @example 341
   * @example 9
   */
  videoCount: string;
};

/** The fields of a user that all camelCase responses share. */
export type Author = {
  /**
   * @description User id. A digit string, because it exceeds 2^53.
   * @example 6801234567890123456
   * @example 6943217890123456781
   * @example 7012345678901234562
   */
  id: string;
  /**
   * @description Public handle, without the `@`. A user can change it.
   * @example lina.harbor
   * @example tomas_bakes
   * @example north.trail.club
   */
  uniqueId: string;
  /**
   * @description Name shown on the profile.
   * @example Lina Harbor
   * @example Tomas Bakes
   * @example North Trail Club
   */
  nickname: string;
  /**
   * @description Second id of the user, opaque. Several operations require it.
   * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
   * @example SEC1r2Lk9HsVb6XoQe4TnMa0ZyPd7WcJu3GiFf8KxRt5
   * @example SEC1c5Nw3JzUo8BtHq1YvRg6LmXs0EkPd4AyDi9QfVe7
   */
  secUid: string;
  /**
   * @description Profile text of the user.
   * @example Harbour light, every morning.
   * @example Sourdough and mistakes.
   * @example Trails north of the 60th.
   */
  signature: string;
  /**
   * @description Signed address of the profile picture, large.
   * @example https://p16.shortvideo-cdn.example/avatar/43e401b8~1080x1080.webp?x-expires=1767225600
   * @example https://p16.shortvideo-cdn.example/avatar/9b07e1f2~1080x1080.webp?x-expires=1767225600
   */
  avatarLarger: string;
  /**
   * @description Signed address of the profile picture, medium.
   * @example https://p16.shortvideo-cdn.example/avatar/43e401b8~720x720.webp?x-expires=1767225600
   * @example https://p16.shortvideo-cdn.example/avatar/9b07e1f2~720x720.webp?x-expires=1767225600
   */
  avatarMedium: string;
  /**
   * @description Signed address of the profile picture, small.
   * @example https://p16.shortvideo-cdn.example/avatar/43e401b8~100x100.webp?x-expires=1767225600
   * @example https://p16.shortvideo-cdn.example/avatar/9b07e1f2~100x100.webp?x-expires=1767225600
   */
  avatarThumb: string;
  /**
   * @description Code of the comment permission; the codes are not documented. Often absent.
   * @example 0
   * @example 1
   */
  commentSetting?: number;
  /**
   * @description Code of the download permission; the codes are not documented. Often absent.
   * @example 0
   * @example 3
   */
  downloadSetting?: number;
  /**
   * @description Code of the duet permission; the codes are not documented. Often absent.
   * @example 0
   * @example 1
   */
  duetSetting?: number;
  /**
   * @description Code of the stitch permission; the codes are not documented. Often absent.
   * @example 0
   * @example 1
   */
  stitchSetting?: number;
  /**
   * @description Whether child-safety restrictions apply to the account.
   * @example false
   * @example true
   */
  ftc: boolean;
  /**
   * @description Whether the account exists for advertising only.
   * @example false
   * @example true
   */
  isADVirtual: boolean;
  /**
   * @description Whether the list of liked posts is public.
   * @example false
   * @example true
   */
  openFavorite: boolean;
  /**
   * @description Whether only accepted followers see the posts.
   * @example false
   * @example true
   */
  privateAccount: boolean;
  /**
   * @description Whether the account is hidden.
   * @example false
   * @example true
   */
  secret: boolean;
  /**
   * @description Whether the platform verified the account.
   * @example true
   * @example false
   */
  verified: boolean;
};

/** The user who made a playlist. */
export type PlaylistCreator = Author & {
  /**
   * @description Whether the user sells in the platform's shop.
   * @example false
   * @example true
   */
  ttSeller?: boolean;
};

/** The user who published a post, as in lists of posts. */
export type PostAuthor = Author & {
  /**
   * @description Whether the user sells in the platform's shop.
   * @example false
   * @example true
   */
  ttSeller?: boolean;
  /**
   * @description Code of whether the user has a story; the codes are not documented.
   * @example 0
   * @example 1
   */
  UserStoryStatus?: number;
};

/** The user who published a post, as in `posts.get`. */
export type PostDetailAuthor = PostAuthor & {
  /**
   * @description When the account was created, in epoch seconds.
   * @example 1628514847
   * @example 1704103200
   */
  createTime?: number;
  /**
   * @description When the handle was last changed, in epoch seconds; 0 when never.
   * @example 1735689600
   * @example 0
   */
  uniqueIdModifyTime?: number;
  /**
   * @description When the nickname was last changed, in epoch seconds; 0 when never.
   * @example 1748736000
   * @example 0
   */
  nickNameModifyTime?: number;
};

/** A user, as in `users.get`. */
export type UserProfile = Author & {
  /**
   * @description Code of whether the user has a story; the codes are not documented.
   * @example 0
   * @example 1
   */
  UserStoryStatus?: number;
  /** @description The link on the profile. Often absent. */
  bioLink?: {
    /**
     * @description Target of the link.
     * @example https://harbourlight.example
     * @example https://tomasbakes.example/recipes
     */
    link?: string;
    /**
     * @description Code of how risky the link is; the codes are not documented.
     * @example 0
     * @example 3
     */
    risk?: number;
  };
  /**
   * @description Whether the user may show playlists.
   * @example true
   * @example false
   */
  canExpPlaylist?: boolean;
  /** @description Information about a commercial account. */
  commerceUserInfo?: {
    /**
     * @description Whether the account is commercial.
     * @example false
     * @example true
     */
    commerceUser?: boolean;
    /** @description Links to an app; the fields are not documented. */
    downLoadLink?: OpenObject;
    /**
     * @description Line of business.
     * @example Food & Beverage
     * @example Sports & Outdoors
     */
    category?: string;
    /**
     * @description Whether the line of business is shown.
     * @example false
     * @example true
     */
    categoryButton?: boolean;
  };
  /**
   * @description Code of the visibility of the followed users; the codes are not documented.
   * @example 1
   * @example 2
   */
  followingVisibility?: number;
  /**
   * @description Whether the profile must not be embedded in other pages.
   * @example false
   * @example true
   */
  isEmbedBanned?: boolean;
  /**
   * @description When the nickname was last changed, in epoch seconds; 0 when never.
   * @example 1748736000
   * @example 0
   */
  nickNameModifyTime?: number;
  /**
   * @description Code of whether the profile may be embedded; the codes are not documented.
   * @example 1
   * @example 2
   */
  profileEmbedPermission?: number;
  /** @description Tabs that the profile shows; the fields are not documented. */
  profileTab?: OpenObject;
};

/** A user with counts. Empty for a user who does not exist. */
export type UserInfo = {
  stats?: UserStats;
  statsV2?: ExactUserStats;
  user?: UserProfile;
};

/** A user, found by handle. */
export type UserLookup = {
  userInfo?: UserInfo;
  /**
   * @description 0 on success; another code when the response is a failure.
   * @example 0
   */
  statusCode: number;
};

/** A user, as in `users.getById`: a different shape, in snake_case. */
export type UserAccount = {
  /**
   * @description User id. A digit string, because it exceeds 2^53.
   * @example 6801234567890123456
   * @example 6943217890123456781
   * @example 7012345678901234562
   */
  uid: string;
  /**
   * @description Public handle, without the `@`. A user can change it.
   * @example lina.harbor
   * @example tomas_bakes
   * @example north.trail.club
   */
  unique_id: string;
  /**
   * @description Short numeric id; `0` if the user has no such id.
   * @example 0
   * @example 48213377
   */
  short_id?: string;
  /**
   * @description Second id of the user, opaque. Several operations require it.
   * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
   * @example SEC1r2Lk9HsVb6XoQe4TnMa0ZyPd7WcJu3GiFf8KxRt5
   * @example SEC1c5Nw3JzUo8BtHq1YvRg6LmXs0EkPd4AyDi9QfVe7
   */
  sec_uid: string;
  /**
   * @description Name shown on the profile.
   * @example Lina Harbor
   * @example Tomas Bakes
   * @example North Trail Club
   */
  nickname: string;
  /**
   * @description Profile text of the user.
   * @example Harbour light, every morning.
   * @example Sourdough and mistakes.
   */
  signature?: string;
  /**
   * @description Code of the kind of account; the codes are not documented.
   * @example 0
   * @example 3
   */
  account_type?: number;
  /** @description The profile picture, 300 by 300 pixels. */
  avatar_300x300?: PrefixedImage;
  /** @description The profile picture, large. */
  avatar_larger?: PrefixedImage;
  /** @description The profile picture, medium. */
  avatar_medium?: PrefixedImage;
  /** @description The profile picture, small. */
  avatar_thumb?: PrefixedImage;
  /**
   * @description Code of the commercial level; the codes are not documented.
   * @example 0
   * @example 1
   */
  commerce_user_level?: number;
  /**
   * @description Text of the verification badge; empty if the user has no badge.
   * @example
   * @example verified account
   */
  custom_verify?: string;
  /**
   * @description Reason for the verification of a business; empty if the business is not verified.
   * @example
   * @example Institution account
   */
  enterprise_verify_reason?: string;
  /**
   * @description Code of whether the caller follows the user; the codes are not documented.
   * @example 0
   */
  follow_status?: number;
  /**
   * @description Code of whether the user follows the caller; the codes are not documented.
   * @example 0
   */
  follower_status?: number;
  /**
   * @description Number of users that follow this one.
   * @example 1268341
   * @example 40213
   */
  follower_count: number;
  /**
   * @description Number of users that this one follows.
   * @example 184
   * @example 12
   */
  following_count: number;
  /** @description Counts of the music that the user published. */
  original_musician?: {
    /**
     * @description Number of likes of the music.
     * @example 0
     * @example 51200
     */
    digg_count?: number;
    /**
     * @description Number of sounds published.
     * @example 0
     * @example 14
     */
    music_count?: number;
    /**
     * @description Number of posts that use the music.
     * @example 0
     * @example 3821
     */
    music_used_count?: number;
    /**
     * @description Ids of new releases; null in the documented response.
     * @example null
     */
    new_release_clip_ids?: unknown;
  };
  /**
   * Format: int64
   * @description Id of the live room that the user is in. A 64-bit number.
   */
  room_id?: string;
  /**
   * @description Code of whether the account is hidden; the codes are not documented.
   * @example 0
   * @example 1
   */
  secret?: number;
  /**
   * @description Whether the list of liked posts is public.
   * @example false
   * @example true
   */
  show_favorite_list?: boolean;
  /** @description Tabs that the profile shows. */
  tab_settings?: {
    /** @description The tab of private posts. */
    private_tab?: {
      /**
       * @description Code of the appearance of the tab; the codes are not documented.
       * @example 1
       * @example 0
       */
      private_tab_style?: number;
      /**
       * @description Whether the tab is shown.
       * @example false
       * @example true
       */
      show_private_tab?: boolean;
    };
  };
  /**
   * @description Number of likes that the user received.
   * @example 26347994
   * @example 902113
   */
  total_favorited?: number;
  /**
   * @description Code of the kind of verification; the codes are not documented.
   * @example 0
   * @example 1
   */
  verification_type?: number;
  /**
   * @description Whether the profile links to a shop.
   * @example false
   * @example true
   */
  with_commerce_entry?: boolean;
};

/** A user, found by id. */
export type UserAccountLookup = {
  user?: UserAccount;
  /**
   * @description 0 on success; another code when the response is a failure.
   * @example 0
   */
  status_code: number;
};

/**
 * The user who wrote a comment, in a snake_case shape that only comments use. Its last 24 fields are null in the
 * documented response.
 */
export type CommentUser = {
  /**
   * @description User id. A digit string, because it exceeds 2^53.
   * @example 6801234567890123456
   * @example 6943217890123456781
   * @example 7012345678901234562
   */
  uid: string;
  /**
   * @description Public handle, without the `@`. A user can change it.
   * @example lina.harbor
   * @example tomas_bakes
   * @example north.trail.club
   */
  unique_id: string;
  /**
   * @description Second id of the user, opaque. Several operations require it.
   * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
   * @example SEC1r2Lk9HsVb6XoQe4TnMa0ZyPd7WcJu3GiFf8KxRt5
   * @example SEC1c5Nw3JzUo8BtHq1YvRg6LmXs0EkPd4AyDi9QfVe7
   */
  sec_uid: string;
  /**
   * @description Name shown on the profile.
   * @example Lina Harbor
   * @example Tomas Bakes
   * @example North Trail Club
   */
  nickname: string;
  /** @description The profile picture, small. */
  avatar_thumb: PrefixedImage;
  /**
   * @description Text of the verification badge; empty if the user has no badge.
   * @example
   * @example verified account
   */
  custom_verify?: string;
  /**
   * @description Reason for the verification of a business; empty if the business is not verified.
   * @example
   * @example Institution account
   */
  enterprise_verify_reason?: string;
  account_labels?: null;
  ad_cover_url?: null;
  advance_feature_item_order?: null;
  advanced_feature_info?: null;
  bold_fields?: null;
  can_message_follow_status_list?: null;
  can_set_geofencing?: null;
  cha_list?: null;
  cover_url?: null;
  events?: null;
  followers_detail?: null;
  geofencing?: null;
  homepage_bottom_toast?: null;
  item_list?: null;
  mutual_relation_avatars?: null;
  need_points?: null;
  platform_sync_info?: null;
  relative_users?: null;
  search_highlight?: null;
  shield_edit_field_info?: null;
  type_label?: null;
  user_profile_guide?: null;
  user_tags?: null;
  white_cover_url?: null;
};

/** The fields that comments and replies share. */
export type CommentBase = {
  /**
   * @description Id of the post. A digit string, because it exceeds 2^53.
   * @example 7301245789012345678
   */
  aweme_id: string;
  /**
   * @description Id of the comment. A digit string, because it exceeds 2^53.
   * @example 7302104455667788991
   * @example 7302118822334455667
   * @example 7302187766554433221
   */
  cid: string;
  /**
   * @description Text of the comment.
   * @example The light at 0:14 is unreal.
   * @example Which trail is this? Asking for my dog.
   * @example Saved this for the weekend, thank you!
   */
  text: string;
  /**
   * @description When the comment was written, in epoch seconds.
   * @example 1748790102
   * @example 1748793655
   * @example 1748812004
   */
  create_time: number;
  /**
   * @description Number of likes.
   * @example 4741
   * @example 12
   * @example 208
   */
  digg_count: number;
  user: CommentUser;
  /**
   * @description Id of the reply that this one replies to; `0` if it does not reply to another reply.
   * @example 0
   */
  reply_to_reply_id?: string;
  /**
   * @description Code of whether the caller saved the comment; the codes are not documented.
   * @example 0
   */
  collect_stat?: number;
  /**
   * @description Language of the text, as a language code.
   * @example en
   * @example de
   * @example pt
   */
  comment_language?: string;
  /**
   * @description Whether the author of the post liked the comment.
   * @example false
   * @example true
   */
  is_author_digged?: boolean;
  /**
   * @description Whether the platform can translate the text.
   * @example true
   * @example false
   */
  is_comment_translatable?: boolean;
  /**
   * @description Whether the platform considers the writer a likely buyer.
   * @example false
   * @example true
   */
  is_high_purchase_intent?: boolean;
  /**
   * @description Code of the state of the comment; the codes are not documented.
   * @example 1
   */
  status?: number;
  /**
   * @description Position of a pinned comment; 0 if the comment is not pinned.
   * @example 0
   * @example 1
   */
  stick_position?: number;
};

/** A reply to a comment. */
export type CommentReply = CommentBase & {
  /**
   * @description Id of the comment that this one replies to. A digit string, because it exceeds 2^53.
   * @example 7302104455667788991
   */
  reply_id: string;
};

/** A top-level comment of a post. */
export type Comment = CommentBase & {
  /**
   * @description Id of the comment that this one replies to: `0`, because it is not a reply.
   * @example 0
   */
  reply_id: string;
  /**
   * @description Whether a photo in the comment may be downloaded.
   * @example true
   * @example false
   */
  allow_download_photo?: boolean;
  /**
   * @description Whether the author of the post pinned the comment.
   * @example false
   * @example true
   */
  author_pin?: boolean;
  /**
   * @description Number of replies.
   * @example 211
   * @example 0
   * @example 4
   */
  reply_comment_total?: number;
  /** @description Scores that determine the order of the list. */
  sort_extra_score?: {
    /**
     * @description Score of the replies. No unit.
     * @example 0.006964
     * @example 0.0121
     */
    reply_score?: number;
    /**
     * @description Score of how often users expand the replies. No unit.
     * @example 0.177659
     * @example 0.0834
     */
    show_more_score?: number;
  };
};

/** A page of the comments of a post. */
export type CommentPage = {
  /** @description The comments. Null in captured responses for a post that does not exist. */
  comments?: Comment[];
  /**
   * @description Value of `cursor` for the next page.
   * @example 50
   * @example 100
   */
  cursor: number;
  /**
   * @description 1 when there are further pages, 0 on the last page. Not reliable: the next page may be empty.
   * @example 1
   * @example 0
   */
  hasMore: number;
  /**
   * @description The same as `hasMore`, under another name. A page has one of the two.
   * @example 1
   * @example 0
   */
  has_more?: number;
  /**
   * @description Number of comments under the post.
   * @example 1264
   */
  total?: number;
};

/** A page of the replies to a comment. */
export type CommentReplyPage = {
  /** @description The replies. Null in captured responses for a comment that does not exist. */
  comments?: CommentReply[];
  /**
   * @description Value of `cursor` for the next page.
   * @example 6
   * @example 12
   */
  cursor: number;
  /**
   * @description 1 when there are further pages, 0 on the last page. Not reliable: the next page may be empty.
   * @example 1
   * @example 0
   */
  hasMore: number;
  /**
   * @description The same as `hasMore`, under another name. A page has one of the two.
   * @example 1
   * @example 0
   */
  has_more?: number;
  /**
   * @description Number of replies to the comment.
   * @example 17
   */
  total?: number;
};

/** The user who published a drama, with counts. */
export type DramaAuthor = {
  user: Author;
  stats?: UserStats;
  statsV2?: ExactUserStats;
};

/** A drama series. Its other fields are not documented. */
export type Drama = {
  author: DramaAuthor;
  /**
   * @description User id of the author. A digit string, because it exceeds 2^53.
   * @example 6801234567890123456
   * @example 6943217890123456781
   * @example 7012345678901234562
   */
  authorUID: string;
  /** @description The cover image. */
  cover: {
    /** @description Addresses of the same image, signed and short-lived. */
    urlList: string[];
  };
};

/** A page of drama series. */
export type DramaPage = {
  /** @description The series. */
  dramaList: Drama[];
  /**
   * @description Value of `cursor` for the next page.
   * @example 10
   * @example 20
   */
  cursor: string;
  /**
   * @description Whether there are further pages. Not reliable: the next page may be empty.
   * @example true
   * @example false
   */
  hasMore: boolean;
  /**
   * @description The same as `hasMore`, under another name. A page has one of the two.
   * @example true
   * @example false
   */
  has_more?: boolean;
};

/** A playlist of a user. */
export type Playlist = {
  /**
   * @description Playlist id. A digit string, because it exceeds 2^53.
   * @example 7290011223344556677
   * @example 7290099887766554433
   */
  id: string;
  /**
   * @description Playlist id, under another name.
   * @example 7290011223344556677
   * @example 7290099887766554433
   */
  mixId: string;
  /**
   * @description Name of the playlist.
   * @example Morning light
   * @example Bread from zero
   * @example Above the tree line
   */
  name: string;
  /**
   * @description Name of the playlist, under another name.
   * @example Morning light
   * @example Bread from zero
   * @example Above the tree line
   */
  mixName: string;
  /**
   * @description Signed address of the cover image.
   * @example https://p16.shortvideo-cdn.example/playlist/0c17aa52~300x400.webp?x-expires=1767225600
   * @example https://p16.shortvideo-cdn.example/playlist/71d0be94~300x400.webp?x-expires=1767225600
   */
  cover: string;
  creator: PlaylistCreator;
  /**
   * @description Number of posts in the playlist.
   * @example 5
   * @example 24
   */
  videoCount: number;
};

/** A page of the playlists of a user. */
export type PlaylistPage = {
  /** @description The playlists. */
  playList?: Playlist[];
  /**
   * @description Value of `cursor` for the next page.
   * @example 20
   * @example 40
   */
  cursor: string;
  /**
   * @description Whether there are further pages. Not reliable: the next page may be empty.
   * @example true
   * @example false
   */
  hasMore: boolean;
  /**
   * @description The same as `hasMore`, under another name. A page has one of the two.
   * @example true
   * @example false
   */
  has_more?: boolean;
};

/** Engagement counts of a post, rounded. */
export type PostStats = {
  /**
   * @description Number of times the post was saved, rounded. Also seen as a string.
   * @example 8120
   * @example 412
   * @example 17
   */
  collectCount: number;
  /**
   * @description Number of comments, rounded.
   * @example 1264
   * @example 96
   * @example 5
   */
  commentCount: number;
  /**
   * @description Number of likes, rounded.
   * @example 204900
   * @example 10200
   * @example 640
   */
  diggCount: number;
  /**
   * @description Number of plays, rounded.
   * @example 3400000
   * @example 190400
   * @example 8410
   */
  playCount: number;
  /**
   * @description Number of times the post was shared, rounded.
   * @example 5170
   * @example 217
   * @example 3
   */
  shareCount: number;
};

/** Engagement counts of a post: exact, as digit strings. */
export type ExactPostStats = {
  /**
   * @description Number of times the post was saved, exactly.
   * @example 8120
   * @example 412
   * @example 17
   */
  collectCount: string;
  /**
   * @description Number of comments, exactly.
   * @example 1264
   * @example 96
   * @example 5
   */
  commentCount: string;
  /**
   * @description Number of likes, exactly.
   * @example 204915
   * @example 10231
   * @example 640
   */
  diggCount: string;
  /**
   * @description Number of plays, exactly.
   * @example 3412877
   * @example 190422
   * @example 8410
   */
  playCount: string;
  /**
   * @description Number of times the post was shared, exactly.
   * @example 5170
   * @example 217
   * @example 3
   */
  shareCount: string;
  /**
   * @description Number of times the post was reposted, exactly.
   * @example 312
   * @example 20
   * @example 0
   */
  repostCount?: string;
};

/** The sound of a post. */
export type PostMusic = {
  /**
   * @description Sound id. A digit string, because it exceeds 2^53.
   * @example 7072812562194106370
   * @example 6907550512367864584
   */
  id: string;
  /**
   * @description Title of the sound.
   * @example original sound - lina.harbor
   * @example Low Tide
   * @example Northbound
   */
  title: string;
  /**
   * @description Creator of the sound.
   * @example Lina Harbor
   * @example The Quiet Ferries
   */
  authorName?: string;
  /**
   * @description Album of the sound; empty if it is not from an album.
   * @example
   * @example Shoreline Sessions
   */
  album?: string;
  /**
   * @description Length of the sound, in seconds.
   * @example 60
   * @example 24
   */
  duration?: number;
  /**
   * @description Signed address of the audio.
   * @example https://v16.shortvideo-cdn.example/music/bfdf8783.mp3?x-expires=1767225600
   * @example https://v16.shortvideo-cdn.example/music/44aa01c9.mp3?x-expires=1767225600
   */
  playUrl?: string;
  /**
   * @description Signed address of the cover image, large.
   * @example https://p16.shortvideo-cdn.example/music/385280e9~720x720.webp?x-expires=1767225600
   */
  coverLarge?: string;
  /**
   * @description Signed address of the cover image, medium.
   * @example https://p16.shortvideo-cdn.example/music/385280e9~200x200.webp?x-expires=1767225600
   */
  coverMedium?: string;
  /**
   * @description Signed address of the cover image, small.
   * @example https://p16.shortvideo-cdn.example/music/385280e9~100x100.webp?x-expires=1767225600
   */
  coverThumb?: string;
  /**
   * @description Whether the sound is protected by copyright.
   * @example false
   * @example true
   */
  isCopyrighted?: boolean;
  /**
   * @description Whether the author of the post made the sound.
   * @example true
   * @example false
   */
  original?: boolean;
  /**
   * @description Whether the sound is private.
   * @example false
   * @example true
   */
  private?: boolean;
  /** @description Links to music services; the fields are not documented. */
  tt2dsp?: OpenObject;
};

/** A hashtag of a post. */
export type Challenge = {
  /**
   * @description Hashtag id, a digit string.
   * @example 5873
   * @example 229207
   */
  id: string;
  /**
   * @description The hashtag, without the `#`.
   * @example sunrise
   * @example sourdough
   * @example trailrunning
   */
  title: string;
  /**
   * @description Description of the hashtag; often empty.
   * @example
   * @example First light, wherever you are.
   */
  desc?: string;
  /**
   * @description Address of the cover image, large; often empty.
   * @example
   * @example https://p16.shortvideo-cdn.example/challenge/1f20ab33~720x720.webp
   */
  coverLarger?: string;
  /**
   * @description Address of the cover image, medium; often empty.
   * @example
   * @example https://p16.shortvideo-cdn.example/challenge/1f20ab33~360x360.webp
   */
  coverMedium?: string;
  /**
   * @description Address of the cover image, small; often empty.
   * @example
   * @example https://p16.shortvideo-cdn.example/challenge/1f20ab33~100x100.webp
   */
  coverThumb?: string;
  /**
   * @description Address of the profile image, large; often empty.
   * @example
   * @example https://p16.shortvideo-cdn.example/challenge/90dd7e1c~720x720.webp
   */
  profileLarger?: string;
  /**
   * @description Address of the profile image, medium; often empty.
   * @example
   * @example https://p16.shortvideo-cdn.example/challenge/90dd7e1c~360x360.webp
   */
  profileMedium?: string;
  /**
   * @description Address of the profile image, small; often empty.
   * @example
   * @example https://p16.shortvideo-cdn.example/challenge/90dd7e1c~100x100.webp
   */
  profileThumb?: string;
};

/** The video of a post. Its types are inferred from captured responses, except the type of `size`. */
export type Video = {
  /**
   * @description Id of the video; the post's own id in captured responses. A digit string, because it exceeds 2^53.
   * @example 7301245789012345678
   * @example 7318856432109876543
   * @example 7342210987654321098
   */
  id: string;
  /**
   * @description Height, in pixels.
   * @example 1024
   * @example 1280
   */
  height: number;
  /**
   * @description Width, in pixels.
   * @example 576
   * @example 720
   */
  width: number;
  /**
   * @description Length, in seconds.
   * @example 34
   * @example 58
   * @example 121
   */
  duration: number;
  /**
   * @description Label of the resolution.
   * @example 540p
   * @example 720p
   */
  ratio?: string;
  /**
   * @description Signed address of the cover image.
   * @example https://p16.shortvideo-cdn.example/post/o8pEBDQU~origin.webp?x-expires=1767225600
   * @example https://p16.shortvideo-cdn.example/post/qk20Zm1V~origin.webp?x-expires=1767225600
   */
  cover: string;
  /**
   * @description Signed address of the first frame.
   * @example https://p16.shortvideo-cdn.example/post/o8pEBDQU~360x360.webp?x-expires=1767225600
   * @example https://p16.shortvideo-cdn.example/post/qk20Zm1V~360x360.webp?x-expires=1767225600
   */
  originCover?: string;
  /**
   * @description Signed address of the moving cover image.
   * @example https://p16.shortvideo-cdn.example/post/o8pEBDQU~dynamic.webp?x-expires=1767225600
   * @example https://p16.shortvideo-cdn.example/post/qk20Zm1V~dynamic.webp?x-expires=1767225600
   */
  dynamicCover?: string;
  /**
   * @description Signed address of the cover image for shared links.
   * @example https://p16.shortvideo-cdn.example/post/o8pEBDQU~reflow.webp?x-expires=1767225600
   */
  reflowCover?: string;
  /**
   * @description Signed address to play the video from.
   * @example https://v16.shortvideo-cdn.example/video/oQIiAVEh.mp4?x-expires=1767225600
   * @example https://v16.shortvideo-cdn.example/video/kJpn5Upg.mp4?x-expires=1767225600
   */
  playAddr?: string;
  /**
   * @description Signed address to download the video from.
   * @example https://v16.shortvideo-cdn.example/video/oQIiAVEh.mp4?download=1&x-expires=1767225600
   */
  downloadAddr?: string;
  /**
   * @description Bit rate, in bits per second.
   * @example 838000
   * @example 1204211
   */
  bitrate?: number;
  /**
   * @description Codec of the video.
   * @example h264
   * @example h265
   */
  codecType?: string;
  /**
   * @description Kind of encoding.
   * @example normal
   * @example adapt_lowest_720
   */
  encodedType?: string;
  /**
   * @description Tag that the encoder set; mostly empty.
   * @example
   */
  encodeUserTag?: string;
  /**
   * @description Container format.
   * @example mp4
   */
  format?: string;
  /**
   * @description Label of the quality.
   * @example normal
   * @example 720p
   */
  videoQuality?: string;
  /**
   * @description Size of the file, in bytes, as a digit string. Also seen as a number.
   * @example 3561500
   * @example 8730524
   */
  size?: string;
};

/** Playback addresses of one encoding of a video. */
export type PlayAddress = {
  /**
   * @description Size of the file, in bytes.
   * @example 3561500
   * @example 2210987
   */
  DataSize?: number;
  /**
   * @description Checksum of parts of the file.
   * @example c:0-12097-2d4d
   */
  FileCs?: string;
  /**
   * @description Hash of the file, hexadecimal.
   * @example 9f2c1d0e8b7a6f5e4d3c2b1a09f8e7d6
   */
  FileHash?: string;
  /**
   * @description Height, in pixels.
   * @example 1024
   * @example 1280
   */
  Height?: number;
  /**
   * @description Width, in pixels.
   * @example 576
   * @example 720
   */
  Width?: number;
  /**
   * @description Key of the file in its storage; not an address.
   * @example v10044g50000d1a2b3c4d5e6f7g8h9i0
   */
  Uri?: string;
  /**
   * @description Key of the encoding.
   * @example v10044g50000d1a2b3c4d5e6f7g8h9i0_h264_540p_838000
   */
  UrlKey?: string;
  /** @description Addresses of the same file, signed and short-lived. */
  UrlList: string[];
};

/** One encoding of a video. */
export type BitrateVariant = {
  /**
   * @description Bit rate, in bits per second.
   * @example 838000
   * @example 1204211
   */
  Bitrate?: number;
  /**
   * @description Frame rate, in frames per second.
   * @example 30
   * @example 60
   */
  BitrateFPS?: number;
  /**
   * @description Codec of the encoding.
   * @example h264
   * @example h265
   */
  CodecType?: string;
  /**
   * @description Container format.
   * @example mp4
   */
  Format?: string;
  /**
   * @description Name of the encoding.
   * @example normal_540_0
   * @example adapt_lower_720_1
   */
  GearName?: string;
  /**
   * @description Quality scores, mostly as JSON text; sometimes empty.
   * @example {"v2.0":{"ori":{"v1080":67.46,"v720":80.539}}}
   * @example
   */
  MVMAF?: string;
  PlayAddr?: PlayAddress;
  /**
   * @description Code of the quality; the codes are not documented.
   * @example 20
   * @example 28
   */
  QualityType?: number;
  /**
   * @description Further properties of the file, mostly as JSON text; sometimes empty.
   * @example {"audio_bit_rate":32211,"definition":"540p"}
   * @example
   */
  VideoExtra?: string;
};

/** Whether a video has captions. */
export type CaptionSettings = {
  /**
   * @description Whether captions are generated automatically.
   * @example true
   * @example false
   */
  enableAutoCaption?: boolean;
  /**
   * @description Whether the video has its own speech.
   * @example true
   * @example false
   */
  hasOriginalAudio?: boolean;
  /**
   * @description Code of the reason for missing captions; the codes are not documented.
   * @example 3
   * @example 2
   */
  noCaptionReason?: number;
};

/** A subtitle file of a video. */
export type Subtitle = {
  /**
   * @description Format of the file.
   * @example webvtt
   */
  Format?: string;
  /**
   * @description Language and country.
   * @example eng-US
   * @example deu-DE
   */
  LanguageCodeName?: string;
  /**
   * @description Id of the language, a digit string.
   * @example 2
   * @example 10
   */
  LanguageID?: string;
  /**
   * @description Size of the file, in bytes.
   * @example 2306
   * @example 4124
   */
  Size?: number;
  /**
   * @description Origin of the text: `ASR` speech recognition, `MT` machine translation.
   * @example ASR
   * @example MT
   */
  Source?: string;
  /**
   * @description Signed address of the file.
   * @example https://v16.shortvideo-cdn.example/subtitle/2f63338020.vtt?x-expires=1767225600
   */
  Url?: string;
  /**
   * @description When the address expires, in epoch seconds.
   * @example 1767225600
   * @example 1764547200
   */
  UrlExpire?: number;
  /**
   * @description Version of the text.
   * @example 1
   * @example 4
   */
  Version?: string;
};

/** The video of a post, as in lists of posts. */
export type ListedVideo = Video & {
  PlayAddrStruct?: PlayAddress;
  /**
   * @description Score of the picture quality, a decimal number as text.
   * @example 66.78
   * @example 71.02
   */
  VQScore?: string;
  /** @description The encodings of the video. */
  bitrateInfo?: BitrateVariant[];
  claInfo?: CaptionSettings;
  /**
   * @description Label of the resolution.
   * @example 540p
   * @example 720p
   */
  definition?: string;
  /** @description The subtitle files. Absent if the video has no subtitles. */
  subtitleInfos?: Subtitle[];
  /**
   * @description Key of the video in its storage.
   * @example v10044g50000d1a2b3c4d5e6f7g8h9i0
   * @example v10044g50000k1l2m3n4o5p6q7r8s9t0
   */
  videoID?: string;
  /** @description Loudness of the video. */
  volumeInfo?: {
    /**
     * @description Loudness, in LUFS.
     * @example -17.2
     * @example -9.4
     */
    Loudness?: number;
    /**
     * @description Peak of the sound, as a ratio of full scale.
     * @example 0.74989
     * @example 1
     */
    Peak?: number;
  };
  /**
   * @description Addresses of the cover image, keyed by size in pixels.
   * @example {
   *       "240": "https://p16.shortvideo-cdn.example/post/o8pEBDQU~240.webp",
   *       "480": "https://p16.shortvideo-cdn.example/post/o8pEBDQU~480.webp",
   *       "720": "https://p16.shortvideo-cdn.example/post/o8pEBDQU~720.webp",
   *       "960": "https://p16.shortvideo-cdn.example/post/o8pEBDQU~960.webp"
   *     }
   */
  zoomCover?: {
    [key: string]: string;
  };
};

/** The fields of a post that all responses share. Author and video differ. */
export type PostBase = {
  /**
   * @description Post id. A digit string, because it exceeds 2^53.
   * @example 7301245789012345678
   * @example 7318856432109876543
   * @example 7342210987654321098
   */
  id: string;
  /**
   * @description Caption, with its hashtags.
   * @example First light over the harbour #sunrise
   * @example Day 12 of the starter #sourdough
   * @example Ridge line before the rain #trailrunning
   */
  desc: string;
  /**
   * @description Publication time in epoch seconds, as a digit string. Also seen as a number.
   * @example 1748786400
   * @example 1735725600
   * @example 1714557600
   */
  createTime: string;
  /**
   * @description Scheduled publication time in epoch seconds; 0 if the post was not scheduled.
   * @example 0
   * @example 1748786400
   */
  scheduleTime?: number;
  music: PostMusic;
  /** @description The hashtags. Often absent if the post has no hashtags. */
  challenges?: Challenge[];
  stats: PostStats;
  /** @description Exact counts of the post. Often absent. */
  statsV2?: ExactPostStats;
  authorStats: UserStats;
  /** @description Exact counts of the author. Often absent. */
  authorStatsV2?: ExactUserStats;
  /**
   * @description Whether the platform considers the post original.
   * @example false
   * @example true
   */
  originalItem?: boolean;
  /**
   * @description Whether the platform itself published the post. The spelling is the service's.
   * @example false
   * @example true
   */
  officalItem?: boolean;
  /**
   * @description Whether the post is hidden.
   * @example false
   * @example true
   */
  secret?: boolean;
  /**
   * @description Whether only friends see the post.
   * @example false
   * @example true
   */
  forFriend?: boolean;
  /**
   * @description Whether only the author sees the post.
   * @example false
   * @example true
   */
  privateItem?: boolean;
  /**
   * @description Whether users may make duets of the post.
   * @example true
   * @example false
   */
  duetEnabled?: boolean;
  /**
   * @description Whether users may make stitches of the post.
   * @example true
   * @example false
   */
  stitchEnabled?: boolean;
  /**
   * @description Whether the post is an ad.
   * @example false
   * @example true
   */
  isAd?: boolean;
  /**
   * @description Whether the post may be shared.
   * @example true
   * @example false
   */
  shareEnabled?: boolean;
  /**
   * @description Whether search engines may index the post. Often absent.
   * @example true
   * @example false
   */
  indexEnabled?: boolean;
  /**
   * @description Whether the platform can translate the caption.
   * @example true
   * @example false
   */
  textTranslatable?: boolean;
  /**
   * @description Code of the comment permission; the codes are not documented.
   * @example 0
   * @example 1
   */
  itemCommentStatus?: number;
  /**
   * @description Code of whether the post was taken down; the codes are not documented. Often absent.
   * @example 0
   */
  takeDown?: number;
  /**
   * @description Code of the display of duets; the codes are not documented.
   * @example 0
   * @example 1
   */
  duetDisplay?: number;
  /**
   * @description Code of the display of stitches; the codes are not documented.
   * @example 0
   * @example 1
   */
  stitchDisplay?: number;
  /**
   * @description Version of the ad label, a plain number.
   * @example 0
   * @example 1
   */
  adLabelVersion?: number;
  /**
   * @description Code of the category of the post; the codes are not documented.
   * @example 113
   * @example 120
   */
  CategoryType?: number;
  /**
   * @description Country of publication, as an ISO 3166-1 code.
   * @example NO
   * @example US
   * @example PT
   */
  locationCreated?: string;
  /**
   * @description Information about the commercial account behind the post. Often absent.
   * @example
   */
  BAInfo?: string;
  /**
   * @description Language of the caption, as a language code.
   * @example en
   * @example pt
   */
  textLanguage?: string;
  /** @description Searches that the platform suggests with the post. */
  suggestedWords?: string[];
};

/** A post, as in `posts.get`. */
export type Post = PostBase & {
  author: PostDetailAuthor;
  video: Video;
};

/** A post, found by id. */
export type PostLookup = {
  /** @description Wrapper of the post. Absent if the post does not exist. */
  itemInfo?: {
    itemStruct: Post;
  };
  /**
   * @description 0 on success; another code when the response is a failure.
   * @example 0
   */
  statusCode: number;
};

/** A post, as in every list of posts. */
export type ListedPost = PostBase & {
  author: PostAuthor;
  video: ListedVideo;
};

/** A part of a caption that is a hashtag or a mention. */
export type TextSpan = {
  /**
   * @description Id of the post that this part refers to; empty if it does not refer to a post.
   * @example
   */
  awemeId?: string;
  /**
   * @description Start of this part, in characters from the start of the caption.
   * @example 27
   * @example 18
   */
  start?: number;
  /**
   * @description End of this part, in characters from the start of the caption.
   * @example 35
   * @example 28
   */
  end?: number;
  /**
   * @description The hashtag, without the `#`; empty for a mention.
   * @example sunrise
   * @example sourdough
   */
  hashtagName?: string;
  /**
   * @description Whether the hashtag is a commercial one.
   * @example false
   * @example true
   */
  isCommerce?: boolean;
  /**
   * @description Code of the kind; the codes are not documented.
   * @example 1
   * @example 0
   */
  type?: number;
  /**
   * @description Code of the subkind; the codes are not documented.
   * @example 0
   */
  subType?: number;
  /**
   * @description Id of the mentioned user. A digit string; empty for a hashtag.
   * @example
   */
  userId?: string;
  /**
   * @description Handle of the mentioned user; empty for a hashtag.
   * @example
   */
  userUniqueId?: string;
  /**
   * @description Second id of the mentioned user; empty for a hashtag.
   * @example
   */
  secUid?: string;
};

/** A paragraph of the caption. */
export type CaptionParagraph = {
  /**
   * @description The text.
   * @example First light over the harbour #sunrise
   * @example Day 12 of the starter #sourdough
   */
  desc?: string;
  /** @description The hashtags and mentions in the paragraph. */
  textExtra?: TextSpan[];
};

/** A post, as in `users.listPosts`. Its other fields are not documented. */
export type UserPost = ListedPost & {
  /**
   * @description The author's note about the use of AI; often empty.
   * @example
   */
  AIGCDescription?: string;
  /**
   * @description Tracking text of the platform; mostly empty.
   * @example
   */
  backendSourceEventTracking?: string;
  /** @description The caption, paragraph by paragraph. */
  contents?: CaptionParagraph[];
  /** @description The hashtags and mentions of the caption. */
  textExtra?: TextSpan[];
  /** @description Whether AI topics can be generated from the post. */
  creatorAIComment?: {
    /**
     * @description Whether the video is eligible.
     * @example false
     * @example true
     */
    eligibleVideo?: boolean;
    /**
     * @description Whether there is a topic.
     * @example false
     * @example true
     */
    hasAITopic?: boolean;
    /**
     * @description Code of the reason why the video is not eligible; the codes are not documented.
     * @example 101
     * @example 4
     */
    notEligibleReason?: number;
  };
  /**
   * @description Code of the topic group; the codes are not documented.
   * @example 10043
   * @example 10052
   */
  diversificationId?: number;
  /**
   * @description Whether the post is still under review.
   * @example false
   * @example true
   */
  isReviewing?: boolean;
  /** @description Permissions of the post. */
  item_control?: {
    /**
     * @description Whether users may repost the post.
     * @example true
     * @example false
     */
    can_repost?: boolean;
  };
};

/** A page of the posts of a user. */
export type UserPostPage = {
  /** @description Wrapper of the page. */
  data: {
    /** @description The posts. */
    itemList?: UserPost[];
    /**
     * @description Value of `cursor` for the next page.
     * @example 1748736000000
     * @example 1746057600000
     */
    cursor: string;
    /**
     * @description Whether there are further pages. Not reliable: the next page may be empty.
     * @example true
     * @example false
     */
    hasMore: boolean;
    /**
     * @description The same as `hasMore`, under another name. A page has one of the two.
     * @example true
     * @example false
     */
    has_more?: boolean;
  };
};

/** A post, as in `posts.discover`. Its other fields are not documented. */
export type DiscoveredPost = ListedPost;

/** Metadata of a post for search engines. */
export type SeoItem = {
  /**
   * @description Id of the post. A digit string, because it exceeds 2^53.
   * @example 7301245789012345678
   * @example 7318856432109876543
   * @example 7342210987654321098
   */
  itemId: string;
  /** @description Title, description and keywords for search engines. */
  customTdk?: {
    /**
     * @description Title.
     * @example Harbour sunrise in one minute
     * @example Sourdough, day by day
     */
    title?: string;
    /**
     * @description Description.
     * @example Watch the harbour wake up, filmed in a single take.
     * @example A starter grows for twelve days.
     */
    description?: string;
    /** @description Keywords. */
    keywords?: string[];
    /**
     * @description Longer text; mostly empty.
     * @example
     */
    article?: string;
  };
};

/** A page of the posts that match a keyword. It does not return a cursor. */
export type DiscoveryPage = {
  /** @description The posts. */
  videoList: DiscoveredPost[];
  /** @description Metadata of the posts for search engines. */
  seoBizItemInfoList?: SeoItem[];
  /**
   * @description Whether there are further pages. Not reliable: the next page may be empty.
   * @example true
   * @example false
   */
  hasMore: boolean;
  /**
   * @description The same as `hasMore`, under another name. A page has one of the two.
   * @example true
   * @example false
   */
  has_more?: boolean;
};

/** An effect that posts can use. */
export type Effect = {
  /**
   * @description Effect id, a digit string.
   * @example 1045278
   * @example 3391077
   */
  id: string;
  /**
   * @description Effect id, under another name.
   * @example 1045278
   * @example 3391077
   */
  effect_id: string;
  /**
   * @description Name of the effect.
   * @example Golden Hour
   * @example Paper Cutout
   * @example Slow Rain
   */
  name: string;
  /**
   * @description Description of the effect; often empty.
   * @example
   * @example Warm light from one side.
   */
  desc?: string;
  /**
   * @description Credits of the effect; null in the documented response.
   * @example null
   */
  attributions?: unknown;
  /**
   * @description Effects that belong to this effect; the fields of an element are not documented.
   * @example []
   */
  children?: unknown[];
  /**
   * @description Code of the source of the effect; the codes are not documented.
   * @example 1
   * @example 2
   */
  effect_source?: number;
  /**
   * @description Other properties, as JSON text; their fields are not documented.
   * @example {"is_new":0,"demo_type":1}
   */
  extra?: JsonString<OpenObject>;
  /** @description The icon. */
  icon_url?: PrefixedImage;
  /**
   * @description Whether the platform lists the creator as a top creator.
   * @example false
   * @example true
   */
  is_top_effect_designer?: boolean;
  /**
   * @description Link target of the effect; null in the documented response.
   * @example null
   */
  linked_anchors?: unknown;
  /**
   * @description User id of the creator. A digit string, because it exceeds 2^53.
   * @example 6801234567890123456
   * @example 6943217890123456781
   * @example 7012345678901234562
   */
  owner_id: string;
  /**
   * @description Name of the creator.
   * @example Studio Parallax
   * @example Mara Lindqvist
   */
  owner_nickname?: string;
  /**
   * @description Code of the creator's verification; the codes are not documented.
   * @example 0
   * @example 2
   */
  owner_verified_type?: number;
  /**
   * @description Publication time in epoch milliseconds. All other times are in seconds.
   * @example 1735725600000
   * @example 1714557600000
   */
  publish_time?: number;
  /**
   * @description Second id of the creator, opaque. Several operations require it.
   * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
   * @example SEC1r2Lk9HsVb6XoQe4TnMa0ZyPd7WcJu3GiFf8KxRt5
   * @example SEC1c5Nw3JzUo8BtHq1YvRg6LmXs0EkPd4AyDi9QfVe7
   */
  sec_uid?: string;
  /** @description Tags of the effect. */
  tags?: string[];
  /**
   * @description Number of posts that use the effect.
   * @example 48211
   * @example 905
   */
  user_count?: number;
  /**
   * @description Number of plays of the posts that use the effect.
   * @example 190422817
   * @example 3120400
   */
  vv_count?: number;
};

/** An effect, found by id. */
export type EffectLookup = {
  /** @description The effect, in a list of one item. Absent if the effect does not exist. */
  sticker_infos?: Effect[];
  /**
   * @description 0 on success; another code when the response is a failure.
   * @example 0
   */
  status_code?: number;
};

/** A post that uses an effect. Its fields are not documented. */
export type EffectPost = {
  /**
   * @description Post id. A digit string, because it exceeds 2^53.
   * @example 7301245789012345678
   * @example 7318856432109876543
   * @example 7342210987654321098
   */
  aweme_id?: string;
} & {
  [key: string]: unknown;
};

/** A page of the posts that use an effect. */
export type EffectPostPage = {
  /** @description The posts. */
  aweme_list?: EffectPost[];
  /**
   * @description Value of `cursor` for the next page.
   * @example 30
   * @example 60
   */
  cursor: number;
  /**
   * @description 1 when there are further pages, 0 on the last page. Not reliable: the next page may be empty.
   * @example 1
   * @example 0
   */
  hasMore: number;
  /**
   * @description The same as `hasMore`, under another name. A page has one of the two.
   * @example 1
   * @example 0
   */
  has_more?: number;
};

/** A tag of the place. */
export type PlaceTag = {
  /**
   * @description The tag.
   * @example Places
   * @example Open late
   */
  content?: string;
  /**
   * @description Code of the kind of tag; the codes are not documented.
   * @example 5
   * @example 3
   */
  tagType?: number;
};

/** A place that posts can be tagged with. */
export type Place = {
  /**
   * @description Place id, a digit string.
   * @example 22535865206014961
   * @example 21568201149283477
   */
  id: string;
  /**
   * @description Name of the place.
   * @example Old Ferry Pier
   * @example Kesterlund Bakery
   */
  name: string;
  /**
   * @description Postal address.
   * @example Pier 3, Havneby, Norland
   * @example 12 Mill Street, Kesterlund
   */
  address?: string;
  /**
   * @description Kind of place, as text.
   * @example Places
   * @example Food and Drink
   */
  category?: string;
  /**
   * @description Name of the city; empty when unknown.
   * @example Havneby
   * @example Kesterlund
   */
  city?: string;
  /**
   * @description Code of the city.
   * @example 4393217
   * @example 2988507
   */
  cityCode?: string;
  /**
   * @description Name of the province or state; empty when unknown.
   * @example Norland
   * @example
   */
  province?: string;
  /**
   * @description Name of the country; empty when unknown.
   * @example Norway
   * @example Portugal
   */
  country?: string;
  /**
   * @description Code of the country, a digit string.
   * @example 3144096
   * @example 2264397
   */
  countryCode?: string;
  /**
   * @description Id of the parent place; empty if there is no parent place.
   * @example
   * @example 21568201149283001
   */
  fatherPoiId?: string;
  /**
   * @description Name of the parent place; empty if there is no parent place.
   * @example
   * @example Havneby Harbour
   */
  fatherPoiName?: string;
  /**
   * @description Code of the kind of place.
   * @example 19a3a0
   * @example 17b2c1
   */
  ttTypeCode?: string;
  /**
   * @description Kind of place, broadest.
   * @example Place and Address
   * @example Food and Beverage
   */
  ttTypeNameSuper?: string;
  /**
   * @description Kind of place, narrower.
   * @example Places
   * @example Bakery
   */
  ttTypeNameMedium?: string;
  /**
   * @description Kind of place, narrowest.
   * @example Other Places
   * @example Artisan Bakery
   */
  ttTypeNameTiny?: string;
  /**
   * @description Code of the kind of place, in another scheme; often empty.
   * @example
   */
  typeCode?: string;
  /**
   * @description Code of the kind of entry; the codes are not documented.
   * @example 1
   * @example 2
   */
  type?: number;
  /** @description The surrounding places, by level; the fields are not documented. */
  allLevelGeoPoiInfo?: OpenObject;
  /**
   * @description Whether search engines may index the place.
   * @example true
   * @example false
   */
  indexEnabled?: boolean;
  /**
   * @description Whether the owner claimed the place.
   * @example false
   * @example true
   */
  isClaimed?: boolean;
  /**
   * @description Whether the caller saved the place.
   * @example false
   * @example true
   */
  isCollected?: boolean;
  /** @description Information about the phone number. */
  phoneInfo?: {
    /**
     * @description Whether there is a phone number.
     * @example false
     * @example true
     */
    exist?: boolean;
  };
  /** @description The pictures of the place. */
  pictureAlbum?: {
    /**
     * @description Number of pictures.
     * @example 0
     * @example 18
     */
    totalCount?: number;
  };
  /** @description The tags of the place. */
  poiDetailTags?: PlaceTag[];
};

/** A place with counts. */
export type PlaceInfo = {
  poi: Place;
  /** @description Usage counts of the place. */
  stats?: {
    /**
     * @description Number of posts tagged with the place.
     * @example 1092703
     * @example 418
     */
    videoCount: number;
  };
};

/** A place, found by id. */
export type PlaceLookup = {
  poiInfo?: PlaceInfo;
  /**
   * @description 0 on success; another code when the response is a failure.
   * @example 0
   */
  statusCode?: number;
};

/** A collection of posts. Its fields are not documented. */
export type Collection = {
  [key: string]: unknown;
};

/** The known song that matches a sound. */
export type MatchedSong = {
  /**
   * @description Song id. A digit string, because it exceeds 2^53.
   * @example 7072812557722978305
   * @example 6907550498211004416
   */
  id?: string;
  /**
   * @description Title of the song.
   * @example Low Tide
   * @example Northbound
   */
  title?: string;
  /**
   * @description Performer of the song.
   * @example The Quiet Ferries
   * @example Ada Falk
   */
  author?: string;
  /** @description Position of the chorus. */
  chorus_info?: {
    /**
     * @description Length of the chorus, in milliseconds.
     * @example 27455
     * @example 15000
     */
    duration_ms?: number;
    /**
     * @description Start of the chorus, in milliseconds.
     * @example 56064
     * @example 41200
     */
    start_ms?: number;
  };
  /** @description The cover image. */
  cover_medium?: SizedImage;
  /**
   * @description Length of the whole song, in milliseconds.
   * @example 250420
   * @example 198733
   */
  full_duration?: number;
  /**
   * @description Address of the song's page; mostly empty.
   * @example
   */
  h5_url?: string;
  /**
   * @description Performers of the song; null in the documented response.
   * @example null
   */
  performers?: unknown;
};

/** A sound that may be used without limit. */
export type UnlimitedSound = {
  /**
   * Format: int64
   * @description Sound id. A 64-bit number: use `id_str` if your JSON parser rounds numbers.
   */
  id: string;
  /**
   * @description Sound id, as a digit string.
   * @example 7072812562194106370
   */
  id_str: string;
  /**
   * @description Sound id, under another name.
   * @example 7072812562194106370
   * @example 6907550512367864584
   */
  mid?: string;
  /**
   * @description Title of the sound.
   * @example Low Tide
   * @example Northbound
   * @example Paper Boats
   */
  title: string;
  /**
   * @description Creator of the sound.
   * @example The Quiet Ferries
   * @example Ada Falk
   * @example Harbour Studio
   */
  author: string;
  /**
   * @description Album of the sound; empty if it is not from an album.
   * @example
   * @example Shoreline Sessions
   */
  album?: string;
  /**
   * @description Handle of the user who owns the sound; empty if there is no owner.
   * @example
   * @example quietferries
   */
  owner_handle?: string;
  /**
   * @description Name of the user who owns the sound; empty if there is no owner.
   * @example
   * @example The Quiet Ferries
   */
  owner_nickname?: string;
  /**
   * @description Language of the sound.
   * @example English
   * @example Non-vocal
   */
  language?: string;
  /**
   * @description Reason why the sound is offline; empty if it is online.
   * @example
   */
  offline_desc?: string;
  /**
   * @description Other properties, as JSON text; their fields are not documented.
   * @example {"can_read":true,"can_reuse":true,"has_edited":0,"reviewed":1}
   */
  extra?: JsonString<OpenObject>;
  /**
   * @description Tracking properties, as JSON text; their fields are not documented.
   * @example {"meta_song_matched_type":"pgc","owner_id":""}
   */
  log_extra?: JsonString<OpenObject>;
  /**
   * @description Length of the sound, in seconds.
   * @example 60
   * @example 24
   */
  duration: number;
  /**
   * @description Length of the preview, in seconds.
   * @example 60
   * @example 15
   */
  audition_duration?: number;
  /**
   * @description Maximum length in a post, in seconds.
   * @example 60
   * @example 24
   */
  shoot_duration?: number;
  /**
   * @description Maximum length in a video, in seconds.
   * @example 60
   * @example 24
   */
  video_duration?: number;
  /** @description The four lengths, more precisely. */
  duration_high_precision?: {
    /**
     * @description Length of the sound, in seconds, with fractions.
     * @example 60
     * @example 24.7
     */
    duration_precision?: number;
    /**
     * @description Length of the preview, in seconds, with fractions.
     * @example 60
     * @example 15.2
     */
    audition_duration_precision?: number;
    /**
     * @description Maximum length in a post, in seconds, with fractions.
     * @example 60
     * @example 24.7
     */
    shoot_duration_precision?: number;
    /**
     * @description Maximum length in a video, in seconds, with fractions.
     * @example 60
     * @example 24.7
     */
    video_duration_precision?: number;
  };
  /**
   * @description Start of the preview, in seconds.
   * @example 0
   * @example 12.5
   */
  preview_start_time?: number;
  /**
   * @description End of the preview, in seconds.
   * @example 0
   * @example 27.5
   */
  preview_end_time?: number;
  /**
   * @description Publication time in epoch seconds.
   * @example 1735725600
   * @example 1714557600
   */
  create_time?: number;
  /**
   * Format: int64
   * @description Id of the hashtag of the sound; 0 if it has no hashtag. A 64-bit number.
   */
  binded_challenge_id?: string;
  /**
   * @description Code of whether the caller saved the sound; the codes are not documented.
   * @example 0
   */
  collect_stat?: number;
  /**
   * @description Code of the commercial rights; the codes are not documented.
   * @example 2
   * @example 3
   */
  commercial_right_type?: number;
  /**
   * @description Code of whether the sound is recommended; the codes are not documented.
   * @example 100
   * @example 0
   */
  recommend_status?: number;
  /**
   * @description Code of the source of the sound; the codes are not documented.
   * @example 10033
   * @example 10036
   */
  source_platform?: number;
  /**
   * @description Code of the state of the sound; the codes are not documented.
   * @example 1
   */
  status?: number;
  /**
   * @description Number of posts that use the sound.
   * @example 807750
   * @example 4120
   */
  user_count?: number;
  /**
   * @description Whether an offline sound still has a page.
   * @example false
   * @example true
   */
  allow_offline_music_to_detail_page?: boolean;
  /**
   * @description Whether the author's account was deleted.
   * @example false
   * @example true
   */
  author_deleted?: boolean;
  /**
   * @description Whether stitches may use the sound.
   * @example true
   * @example false
   */
  can_be_stitched?: boolean;
  /**
   * @description Whether other posts must not use the sound.
   * @example false
   * @example true
   */
  can_not_reuse?: boolean;
  /**
   * @description Whether `dmv_auto_show` is set; the meaning is not documented.
   * @example false
   * @example true
   */
  dmv_auto_show?: boolean;
  /**
   * @description Whether the sound may be used commercially.
   * @example true
   * @example false
   */
  has_commerce_right?: boolean;
  /**
   * @description Whether the audio address requires a cookie.
   * @example false
   * @example true
   */
  is_audio_url_with_cookie?: boolean;
  /**
   * @description Whether the author is an artist.
   * @example false
   * @example true
   */
  is_author_artist?: boolean;
  /**
   * @description Whether the sound belongs to the commercial library.
   * @example true
   * @example false
   */
  is_commerce_music?: boolean;
  /**
   * @description Whether the metadata of the sound were matched to a known song.
   * @example false
   * @example true
   */
  is_matched_metadata?: boolean;
  /**
   * @description Whether the author created the sound.
   * @example false
   * @example true
   */
  is_original?: boolean;
  /**
   * @description Whether the sound was first published with a post.
   * @example false
   * @example true
   */
  is_original_sound?: boolean;
  /**
   * @description Whether the sound was produced professionally.
   * @example true
   * @example false
   */
  is_pgc?: boolean;
  /**
   * @description Whether the sound can be played.
   * @example true
   * @example false
   */
  is_play_music?: boolean;
  /**
   * @description Whether posts may be filmed with the sound.
   * @example true
   * @example false
   */
  is_shooting_allow?: boolean;
  /**
   * @description Whether the sound may be used without limit.
   * @example true
   * @example false
   */
  is_unlimited_music?: boolean;
  /**
   * @description Whether shared posts with the sound are muted.
   * @example false
   * @example true
   */
  mute_share?: boolean;
  /**
   * @description Whether the sound must not be downloaded.
   * @example false
   * @example true
   */
  prevent_download?: boolean;
  /** @description The cover image, large. */
  cover_large?: SizedImage;
  /** @description The cover image, medium. */
  cover_medium?: SizedImage;
  /** @description The cover image, small. */
  cover_thumb?: SizedImage;
  /** @description The audio itself, in the shape of an image. */
  play_url?: SizedImage;
  /** @description A file with the strong beats, in the shape of an image. */
  strong_beat_url?: SizedImage;
  /**
   * @description The artists; the fields of an element are not documented.
   * @example []
   */
  artists?: unknown[];
  /**
   * @description The song on other services; the fields of an element are not documented.
   * @example []
   */
  external_song_info?: unknown[];
  /** @description Codes of the styles; the codes are not documented. */
  style_value?: number[];
  /** @description Codes of the themes; the codes are not documented. */
  theme_value?: number[];
  matched_song?: MatchedSong;
  /** @description Whether the sound is a meme; the fields are not documented. */
  meme_song_info?: OpenObject;
  /** @description Release of the song. */
  music_release_info?: {
    /**
     * @description Release date, in epoch seconds.
     * @example 1704103200
     * @example 1672531200
     */
    group_release_date?: number;
    /**
     * @description Whether the song is new.
     * @example false
     * @example true
     */
    is_new_release_song?: boolean;
  };
  /**
   * @description Start of the excerpt's lyrics; null in the documented response.
   * @example null
   */
  lyric_short_position?: unknown;
  /**
   * @description The encodings of the audio; null in the documented response.
   * @example null
   */
  multi_bit_rate_play_info?: unknown;
  /**
   * @description A position; null in the documented response.
   * @example null
   */
  position?: unknown;
  /**
   * @description Highlights for search results; null in the documented response.
   * @example null
   */
  search_highlight?: unknown;
  /**
   * @description Tags of the sound; null in the documented response.
   * @example null
   */
  tag_list?: unknown;
  /**
   * @description The song on music services; null in the documented response.
   * @example null
   */
  tt_to_dsp_song_infos?: unknown;
  /**
   * @description Uncertain artists; null in the documented response.
   * @example null
   */
  uncert_artists?: unknown;
};

/** A page of sounds that may be used without limit. */
export type UnlimitedSoundPage = {
  /** @description Wrapper of the page. */
  data: {
    /** @description The sounds. */
    music_list: UnlimitedSound[];
    /**
     * @description Whether there are further pages.
     * @example true
     * @example false
     */
    has_more: boolean;
    /**
     * @description The same as `has_more`, under another name. A page has one of the two.
     * @example true
     * @example false
     */
    hasMore?: boolean;
    /**
     * @description Number of sounds in the whole list.
     * @example 57
     * @example 412
     */
    total?: number;
  };
};

/** A post that uses the song. */
export type RelatedPost = {
  /**
   * Format: int64
   * @description Post id. A 64-bit number.
   */
  item_id: string;
  /**
   * @description Address of the post's cover image.
   * @example https://p16.shortvideo-cdn.example/post/o8pEBDQU~origin.webp
   * @example https://p16.shortvideo-cdn.example/post/qk20Zm1V~origin.webp
   */
  cover_uri: string;
};

/** Usage of the song at one time. */
export type TrendPoint = {
  /**
   * @description The time, in epoch seconds.
   * @example 1748736000
   * @example 1748822400
   * @example 1748908800
   */
  time: number;
  /**
   * @description Usage, as a ratio of the highest value.
   * @example 0.84
   * @example 0.62
   * @example 1
   */
  value: number;
};

/** A trending song. */
export type TrendingSong = {
  /**
   * @description Song id. A digit string, because it exceeds 2^53.
   * @example 7072812562194106370
   * @example 6907550512367864584
   */
  song_id: string;
  /**
   * @description Id of the excerpt. A digit string, because it exceeds 2^53.
   * @example 7072812557722978305
   * @example 6907550498211004416
   */
  clip_id: string;
  /**
   * @description Title of the song.
   * @example Low Tide
   * @example Northbound
   * @example Paper Boats
   */
  title: string;
  /**
   * @description Creator of the song.
   * @example The Quiet Ferries
   * @example Ada Falk
   * @example Harbour Studio
   */
  author: string;
  /**
   * @description Country of the chart, as an ISO 3166-1 code.
   * @example US
   * @example NO
   */
  country_code?: string;
  /**
   * @description Signed address of the cover image.
   * @example https://p16.shortvideo-cdn.example/music/385280e9~720x720.webp?x-expires=1767225600
   * @example https://p16.shortvideo-cdn.example/music/71cc04d2~720x720.webp?x-expires=1767225600
   */
  cover?: string;
  /**
   * @description Length of the song, in seconds.
   * @example 60
   * @example 24
   */
  duration?: number;
  /**
   * @description Whether the song is in the commercial music library.
   * @example false
   * @example true
   */
  if_cml?: boolean;
  /**
   * @description Whether the song is a search result.
   * @example false
   * @example true
   */
  is_search?: boolean;
  /**
   * @description Address of the song's page.
   * @example https://www.shortvideo.example/music/low-tide-7072812562194106370
   * @example https://www.shortvideo.example/music/northbound-6907550512367864584
   */
  link?: string;
  /**
   * @description Number of times on the chart; null in the documented response.
   * @example null
   */
  on_list_times?: unknown;
  /**
   * @description Whether the song is a paid promotion.
   * @example false
   * @example true
   */
  promoted?: boolean;
  /**
   * @description Position in the chart, starting at 1.
   * @example 1
   * @example 2
   * @example 3
   */
  rank: number;
  /**
   * @description Positions gained since the last chart. Also seen as null.
   * @example 4
   * @example -2
   * @example 0
   */
  rank_diff?: number;
  /**
   * @description Code of how the position changed; the codes are not documented.
   * @example 4
   * @example 1
   */
  rank_diff_type?: number;
  /** @description Posts that use the song. */
  related_items?: RelatedPost[];
  /** @description Usage of the song over time. */
  trend?: TrendPoint[];
  /**
   * @description Title, as in addresses.
   * @example low-tide
   * @example northbound
   */
  url_title?: string;
};

/** A page of the song chart. */
export type TrendingSongPage = {
  /** @description Wrapper of the page. */
  data: {
    /** @description The songs. */
    sound_list: TrendingSong[];
    pagination: Pagination;
  };
};

/** A trending keyword of ads. */
export type TrendingKeyword = {
  /**
   * @description The keyword.
   * @example free shipping
   * @example limited time
   * @example made to order
   */
  keyword: string;
  /**
   * @description Number of comments.
   * @example 1825
   * @example 642
   */
  comment?: number;
  /**
   * @description Cost of ads with the keyword; the currency is not documented.
   * @example 570000
   * @example 81200
   */
  cost?: number;
  /**
   * @description Cost per action; the currency is not documented.
   * @example 0.93
   * @example 2.4
   */
  cpa?: number;
  /**
   * @description Click-through rate, in percent.
   * @example 4.08
   * @example 1.71
   */
  ctr?: number;
  /**
   * @description Conversion rate, in percent.
   * @example 45.67
   * @example 12.2
   */
  cvr?: number;
  /**
   * @description Number of impressions of ads with the keyword.
   * @example 70500000
   * @example 2310000
   */
  impression?: number;
  /**
   * @description Number of likes.
   * @example 152003
   * @example 9120
   */
  like?: number;
  /**
   * @description Share of views of six seconds or more, in percent.
   * @example 8.61
   * @example 11.3
   */
  play_six_rate?: number;
  /**
   * @description Number of ads with the keyword.
   * @example 3520
   * @example 418
   */
  post: number;
  /**
   * @description Change of the number of ads over the period, in percent.
   * @example 99.16
   * @example -6.93
   */
  post_change?: number;
  /**
   * @description Number of shares of ads with the keyword.
   * @example 4974
   * @example 210
   */
  share?: number;
  /** @description Ids of posts that use the keyword. Digit strings, because they exceed 2^53. */
  video_list: string[];
};

/** A page of keywords. */
export type TrendingKeywordPage = {
  /** @description Wrapper of the page. */
  data: {
    /** @description The keywords. */
    keyword_list: TrendingKeyword[];
    pagination: Pagination;
  };
};

/** A sentence that ads use with a keyword. */
export type KeywordSentence = {
  /**
   * @description The sentence.
   * @example Free shipping this week only
   * @example Made to order, at your door in three days
   */
  sentence: string;
  /** @description Addresses of the cover images of ads that use the sentence. */
  covers: string[];
  /**
   * @description Click-through rate, in percent.
   * @example 1.41
   * @example 0.87
   */
  ctr: number;
  /**
   * @description Conversion rate, in percent.
   * @example 0
   * @example 3.2
   */
  cvr: number;
  /**
   * @description Use of the sentence.
   * @example script_use_type_title
   * @example script_use_type_caption
   */
  use_type: string;
};

/** A page of sentences for a keyword. */
export type KeywordSentencePage = {
  /** @description Wrapper of the page. */
  data: {
    /** @description The sentences. */
    sentence_list: KeywordSentence[];
    pagination: Pagination;
  };
};

/** A sound that ads may use. */
export type CommercialMusic = {
  /**
   * @description Sound id. A digit string, because it exceeds 2^53.
   * @example 7072812562194106370
   * @example 6907550512367864584
   */
  music_id: string;
  /**
   * @description Id of the excerpt. A digit string, because it exceeds 2^53.
   * @example 7072812557722978305
   * @example 6907550498211004416
   */
  clip_id: string;
  /**
   * @description Id of the song that the sound is from. A digit string, because it exceeds 2^53.
   * @example 7072812550011223344
   * @example 6907550440055667788
   */
  meta_song_id?: string;
  /**
   * @description Title of the sound.
   * @example Gameday Morning
   * @example Low Tide
   * @example Northbound
   */
  title: string;
  /**
   * @description Performer of the song.
   * @example The Quiet Ferries
   * @example Ada Falk
   */
  singer?: string;
  /**
   * @description Address of the sound's page.
   * @example https://www.shortvideo.example/music/gameday-morning-7072812562194106370
   * @example https://www.shortvideo.example/music/low-tide-6907550512367864584
   */
  detail?: string;
  /**
   * @description Signed address of the audio.
   * @example https://v16.shortvideo-cdn.example/music/bfdf8783.mp3?x-expires=1767225600
   * @example https://v16.shortvideo-cdn.example/music/44aa01c9.mp3?x-expires=1767225600
   */
  music_url?: string;
  /**
   * @description Signed address of the cover image.
   * @example https://p16.shortvideo-cdn.example/music/385280e9~720x720.webp?x-expires=1767225600
   * @example https://p16.shortvideo-cdn.example/music/71cc04d2~720x720.webp?x-expires=1767225600
   */
  poster_url?: string;
  /**
   * @description Length of the sound, in seconds.
   * @example 60
   * @example 24
   */
  duration: number;
  /**
   * @description Genre of the sound.
   * @example Hip Hop/Rap
   * @example Experimental
   */
  genre?: string;
  /**
   * @description Mood of the sound; empty when unknown.
   * @example Uplifting
   * @example
   */
  mood?: string;
  /**
   * @description Theme of the sound.
   * @example Sports
   * @example Sound Effect
   */
  theme?: string;
  /** @description Permitted placements of ads with the sound. */
  placement_allowed?: string[];
};

/** A page of the commercial music library. */
export type CommercialMusicPage = {
  /** @description Wrapper of the page. */
  data: {
    /** @description The sounds. */
    list: CommercialMusic[];
    pagination: Pagination;
  };
};

/** A page of a playlist of the commercial music library. */
export type CommercialPlaylistPage = {
  /** @description Wrapper of the page. */
  data: {
    /** @description The sounds. */
    music_list: CommercialMusic[];
    pagination: Pagination;
  };
};

/** An objective of the campaign. */
export type AdObjective = {
  /**
   * @description Key of the objective.
   * @example campaign_objective_conversion
   * @example campaign_objective_traffic
   */
  label?: string;
  /**
   * @description Code of the objective; the codes are not documented.
   * @example 3
   * @example 1
   */
  value?: number;
};

/** An ad with its performance. */
export type Ad = {
  /**
   * @description Ad id. A digit string, because it exceeds 2^53.
   * @example 7215566778899001122
   * @example 7233344556677889900
   */
  id: string;
  /**
   * @description Title of the ad.
   * @example Two weeks only: boots for wet trails
   * @example Your first loaf, step by step
   */
  ad_title: string;
  /**
   * @description Name of the brand.
   * @example Fjellgrip
   * @example Kesterlund Mills
   */
  brand_name: string;
  /**
   * @description Text that the platform highlights; mostly empty.
   * @example
   */
  highlight_text?: string;
  /**
   * @description Key of the industry.
   * @example label_22101000000
   * @example label_27104000000
   */
  industry_key?: string;
  /**
   * @description Target address of the ad.
   * @example https://fjellgrip.example/boots
   * @example https://kesterlund-mills.example/start
   */
  landing_page?: string;
  /**
   * @description Key of the campaign's objective.
   * @example campaign_objective_conversion
   * @example campaign_objective_traffic
   */
  objective_key?: string;
  /**
   * @description Source of the ad.
   * @example Ads Library
   * @example Trend list
   */
  source?: string;
  /**
   * @description Number of comments.
   * @example 488
   * @example 12
   */
  comment?: number;
  /**
   * @description Cost, on a scale that is not documented.
   * @example 2
   * @example 1
   */
  cost?: number;
  /**
   * @description Click-through rate; the unit, ratio or percent, is not documented.
   * @example 0.06
   * @example 0.31
   */
  ctr?: number;
  /**
   * @description Number of likes.
   * @example 10231
   * @example 940
   */
  like?: number;
  /**
   * @description Number of shares.
   * @example 217
   * @example 8
   */
  share?: number;
  /**
   * @description Code of the source of the ad; the codes are not documented.
   * @example 1
   * @example 2
   */
  source_key?: number;
  /**
   * @description Code of a label on the ad; the codes are not documented. Sometimes absent.
   * @example 3
   * @example 1
   */
  tag?: number;
  /**
   * @description Whether the caller marked the ad.
   * @example false
   * @example true
   */
  favorite?: boolean;
  /**
   * @description Whether there is a summary.
   * @example true
   * @example false
   */
  has_summary?: boolean;
  /**
   * @description Whether the ad is a search result.
   * @example false
   * @example true
   */
  is_search?: boolean;
  /**
   * @description Whether the ad has a voice-over.
   * @example true
   * @example false
   */
  voice_over?: boolean;
  /** @description Countries in which the ad was shown, as ISO 3166-1 codes. */
  country_code?: string[];
  /** @description Keywords of the ad. Also seen as null. */
  keyword_list?: string[];
  /** @description The objectives of the campaign. */
  objectives?: AdObjective[];
  /**
   * @description Labels of the ad's pattern; the fields of an element are not documented.
   * @example []
   */
  pattern_label?: unknown[];
  /** @description The video of the ad. */
  video_info: {
    /**
     * @description Key of the video in its storage.
     * @example v10033g50000chk1l2m3n4o5p6q7r8s9
     * @example v10033g50000dm9n8o7p6q5r4s3t2u1v
     */
    vid: string;
    /**
     * @description Length, in seconds.
     * @example 15
     * @example 34
     */
    duration: number;
    /**
     * @description Signed address of the cover image.
     * @example https://p16.shortvideo-cdn.example/ad/1a2b3c4d~720x1280.webp?x-expires=1767225600
     */
    cover: string;
    /**
     * @description Addresses of the video, keyed by resolution.
     * @example {
     *       "360p": "https://v16.shortvideo-cdn.example/ad/1a2b3c4d_360p.mp4",
     *       "540p": "https://v16.shortvideo-cdn.example/ad/1a2b3c4d_540p.mp4",
     *       "720p": "https://v16.shortvideo-cdn.example/ad/1a2b3c4d_720p.mp4"
     *     }
     */
    video_url: {
      [key: string]: string;
    };
    /**
     * @description Width, in pixels.
     * @example 720
     * @example 576
     */
    width?: number;
    /**
     * @description Height, in pixels.
     * @example 1280
     * @example 1024
     */
    height?: number;
  };
};

/** An ad, found by id. */
export type AdLookup = {
  data?: Ad;
};

/** A live stream, as in lists. */
export type LiveStream = {
  /**
   * @description Code of the kind of element; the codes are not documented.
   * @example 1
   */
  type: number;
  /**
   * @description Id of the recommendation.
   * @example 202511200814ABCD0123
   * @example 202511200814ABCD0456
   */
  rid: string;
  data: LiveRoom;
  /** @description Decoration of the element; the fields are not documented. */
  flare_info?: OpenObject;
  /**
   * @description Tracking text of the platform.
   * @example
   * @example enter_from=live_tag
   */
  room_event_tracking?: string;
};

/** Live streams. How to request more streams is not documented. */
export type LiveStreamList = {
  /** @description The streams. */
  data?: LiveStream[];
};

/** The user who is streaming. */
export type LiveOwner = {
  /**
   * Format: int64
   * @description User id. A 64-bit number: use `id_str` if your JSON parser rounds numbers.
   */
  id: string;
  /**
   * @description User id, as a digit string.
   * @example 6801234567890123456
   */
  id_str: string;
  /**
   * @description Public handle, without the `@`.
   * @example lina.harbor
   * @example tomas_bakes
   * @example north.trail.club
   */
  display_id: string;
  /**
   * @description Name shown on the profile.
   * @example Lina Harbor
   * @example Tomas Bakes
   * @example North Trail Club
   */
  nickname: string;
  /**
   * @description Second id of the user, opaque. Several operations require it.
   * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
   * @example SEC1r2Lk9HsVb6XoQe4TnMa0ZyPd7WcJu3GiFf8KxRt5
   * @example SEC1c5Nw3JzUo8BtHq1YvRg6LmXs0EkPd4AyDi9QfVe7
   */
  sec_uid?: string;
  /**
   * @description Profile text of the user.
   * @example Harbour light, every morning.
   * @example Sourdough and mistakes.
   */
  bio_description?: string;
  /** @description The profile picture, small. */
  avatar_thumb?: ImageFile;
  /** @description The profile picture, medium. */
  avatar_medium?: ImageFile;
  /** @description The profile picture, large. */
  avatar_large?: ImageFile;
  /**
   * @description Code of the state of the account; the codes are not documented.
   * @example 1
   */
  status?: number;
  /**
   * @description When the account was last changed, in epoch seconds.
   * @example 1748736000
   * @example 1735689600
   */
  modify_time?: number;
  /** @description Follow relations of the user. */
  follow_info?: {
    /**
     * @description Number of users that follow this one.
     * @example 40213
     * @example 612
     */
    follower_count?: number;
    /**
     * @description Number of users that this one follows.
     * @example 184
     * @example 12
     */
    following_count?: number;
  };
  /** @description Spending of the user; the fields are not documented. */
  pay_grade?: OpenObject;
  /** @description Attributes of the user; the fields are not documented. */
  user_attr?: OpenObject;
  /** @description The rooms that the user owns. */
  own_room?: {
    /** @description Room ids. 64-bit numbers. */
    room_ids?: string[];
    /** @description Room ids, as digit strings. */
    room_ids_str?: string[];
  };
  /**
   * @description Code of whether the user accepts guests; the codes are not documented.
   * @example 0
   * @example 1
   */
  link_mic_stats?: number;
  /** @description Codes of labels; the codes are not documented. */
  mint_type_label?: number[];
};

/** Playback addresses of a live stream. */
export type LiveStreamUrl = {
  /** @description Settings of the stream; the fields are not documented. */
  extra?: OpenObject;
  /**
   * @description Signed address of the stream.
   * @example https://pull-f1.shortvideo-live.example/stage/stream-3570012_sd.flv?expire=1767225600
   * @example https://pull-f1.shortvideo-live.example/stage/stream-3570478_sd.flv?expire=1767225600
   */
  rtmp_pull_url?: string;
  /**
   * @description Signed addresses of the stream, keyed by quality.
   * @example {
   *       "SD1": "https://pull-f1.shortvideo-live.example/stage/stream-3570012_ld.flv",
   *       "SD2": "https://pull-f1.shortvideo-live.example/stage/stream-3570012_sd.flv",
   *       "HD1": "https://pull-f1.shortvideo-live.example/stage/stream-3570012_hd.flv"
   *     }
   */
  flv_pull_url?: {
    [key: string]: string;
  };
  /**
   * @description Properties of the encodings, keyed by quality.
   * @example {
   *       "SD1": "{\"VCodec\":\"h264\",\"vbitrate\":500000}",
   *       "SD2": "{\"VCodec\":\"h264\",\"vbitrate\":800000}",
   *       "HD1": "{\"VCodec\":\"h264\",\"vbitrate\":1800000}"
   *     }
   */
  flv_pull_url_params?: {
    [key: string]: JsonString<OpenObject>;
  };
  /** @description The stream, for the platform's own player. */
  live_core_sdk_data?: {
    /** @description Playback data of the stream. */
    pull_data?: {
      /**
       * @description The encodings and their addresses, as JSON text; the fields are not documented.
       * @example {"data":{"hd":{"main":{"flv":"https://pull-f1.shortvideo-live.example/stage/stream-3570012_hd.flv"}}}}
       */
      stream_data?: JsonString<OpenObject>;
      /** @description Initial quality. */
      options?: {
        /** @description The initial quality; the fields are not documented. */
        default_quality?: OpenObject;
        /** @description The quality of previews; the fields are not documented. */
        default_preview_quality?: OpenObject;
      };
    };
  };
  /** @description Upload data of the stream; the fields are not documented. Also present in `live_core_sdk_data`. */
  push_data?: OpenObject;
  /**
   * @description Width of the picture, in pixels.
   * @example 720
   * @example 1080
   */
  stream_size_width?: number;
  /**
   * @description Height of the picture, in pixels.
   * @example 1280
   * @example 1920
   */
  stream_size_height?: number;
};

/**
 * A live room. Its last 17 fields are empty objects in the documented response; in captured responses they often
 * have content.
 */
export type LiveRoom = {
  /**
   * Format: int64
   * @description Room id. A 64-bit number: use `id_str` if your JSON parser rounds numbers.
   */
  id: string;
  /**
   * @description Room id, as a digit string.
   * @example 7561234567890123457
   */
  id_str: string;
  /**
   * @description Code of the state of the room; the codes are not documented.
   * @example 2
   * @example 4
   */
  status: number;
  /**
   * Format: int64
   * @description User id of the owner. A 64-bit number.
   */
  owner_user_id: string;
  /**
   * @description Title of the room.
   * @example Sunrise from the pier
   * @example Shaping loaves, ask me anything
   * @example Night run, headlamp on
   */
  title: string;
  /**
   * @description Current number of viewers.
   * @example 1268
   * @example 41
   */
  user_count: number;
  /**
   * @description Version of the owner's app, a plain number.
   * @example 44
   * @example 390102
   */
  client_version?: number;
  /** @description The cover image. */
  cover?: ImageFile;
  stream_url?: LiveStreamUrl;
  /** @description Guests and battles in the room. */
  link_mic?: {
    /** @description The channel; the fields are not documented. */
    channel_info?: OpenObject;
    /** @description The battle; the fields are not documented. */
    battle_settings?: OpenObject;
  };
  /** @description Counts of the stream. */
  stats?: {
    /**
     * @description Number of viewers so far.
     * @example 20418
     * @example 311
     */
    total_user?: number;
    /**
     * @description Number of entries into the room.
     * @example 25110
     * @example 377
     */
    enter_count?: number;
    /**
     * @description Number of shares of the room.
     * @example 92
     * @example 3
     */
    share_count?: number;
    /**
     * @description Number of comments.
     * @example 1804
     * @example 56
     */
    comment_count?: number;
    /** @description Sources of the viewers; the fields are not documented. */
    user_count_composition?: OpenObject;
  };
  owner: LiveOwner;
  /**
   * @description Whether the stream comes from third-party software.
   * @example false
   * @example true
   */
  live_type_third_party?: boolean;
  /**
   * @description Number of likes.
   * @example 51230
   * @example 218
   */
  like_count?: number;
  /**
   * @description Code of the tab that lists the room; the codes are not documented.
   * @example 1
   * @example 4
   */
  anchor_tab_type?: number;
  /**
   * @description Code of the mode of the room; the codes are not documented.
   * @example 0
   * @example 4
   */
  live_room_mode?: number;
  /**
   * @description Code of the kind of cover; the codes are not documented.
   * @example 0
   * @example 1
   */
  cover_type?: number;
  feed_room_label?: OpenObject;
  living_room_attrs?: OpenObject;
  room_auth?: OpenObject;
  commerce_info?: OpenObject;
  hashtag?: OpenObject;
  stream_url_filtered_info?: OpenObject;
  social_interaction?: OpenObject;
  square_cover_img?: OpenObject;
  rectangle_cover_img?: OpenObject;
  room_auth_message?: OpenObject;
  age_restricted?: OpenObject;
  blurred_cover?: OpenObject;
  multi_stream_url?: OpenObject;
  game_tag_detail?: OpenObject;
  preview_comment_info?: OpenObject;
  taxonomy_tag_info?: OpenObject;
  stream_snapshot?: OpenObject;
};

/** A live room, as in the JSON text of `live.search`. Its other fields are not documented. */
export type SearchedLiveRoom = LiveRoom & {
  /**
   * @description When the stream began, in epoch seconds.
   * @example 1748786400
   * @example 1748790000
   */
  start_time?: number;
};

/** A live room that matches a search. Its other fields are not documented. */
export type LiveSearchHit = {
  /** @description Wrapper of the room. */
  live_info: {
    /** @description The live room, as JSON text. */
    raw_data: JsonString<SearchedLiveRoom>;
  };
};

/** A page of live rooms that match a search. */
export type LiveSearchPage = {
  /** @description The rooms. */
  data?: LiveSearchHit[];
  /**
   * @description Value of `cursor` for the next page.
   * @example 12
   * @example 24
   */
  cursor: number;
  /**
   * @description 1 when there are further pages, 0 on the last page. Not reliable: the next page may be empty.
   * @example 1
   * @example 0
   */
  hasMore: number;
  /**
   * @description The same as `hasMore`, under another name. A page has one of the two.
   * @example 1
   * @example 0
   */
  has_more?: number;
  /** @description Tracking properties of the platform. */
  log_pb?: {
    /**
     * @description Id of the response.
     * @example 202511200814ABCD0123
     * @example 202511200815ABCD0789
     */
    impr_id?: string;
  };
};

/** Download addresses of a video. */
export type VideoDownload = {
  /**
   * @description Address of the video without watermark, signed and short-lived.
   * @example https://v16.shortvideo-cdn.example/video/oQIiAVEh.mp4?x-expires=1767225600
   */
  play: string;
  /**
   * @description Address of the video with watermark, signed and short-lived.
   * @example https://v16.shortvideo-cdn.example/video/oQIiAVEh_wm.mp4?x-expires=1767225600
   */
  play_watermark: string;
};

/** Download address of the sound of a video. */
export type MusicDownload = {
  /**
   * @description Address of the audio, signed and short-lived.
   * @example https://v16.shortvideo-cdn.example/music/bfdf8783.mp3?x-expires=1767225600
   */
  play: string;
};

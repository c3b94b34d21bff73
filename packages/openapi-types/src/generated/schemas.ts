// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { JsonString } from "../json-string.js";

/** What the service says when it refuses a request or fails. */
export type ErrorBody = {
  /**
   * @description Says what went wrong, in English, for people.
   * @example Bad Request
   * @example You are not subscribed to this API.
   */
  message: string;
};

/** What the service says when the platform behind it did not answer. */
export type UpstreamErrorBody = ErrorBody & {
  /**
   * @description The HTTP status, once more.
   * @example 500
   * @constant
   */
  status_code: 500;
};

/** An object whose fields are not shown. It may be empty, and it may hold anything. */
export type OpenObject = {
  [key: string]: unknown;
};

/** An image, with the addresses it can be fetched from. */
export type ImageFile = {
  /**
   * @description Key of the file in its storage; not an address.
   * @example sv-avatar-0068/43e401b82d50177d
   * @example sv-cover-0037/o8pEBDQUFIA3LABI
   */
  uri: string;
  /** @description Addresses of the same image, signed and short-lived; the first one that answers will do. */
  url_list: string[];
};

/** An image as the comment, effect and user objects in snake_case carry it. */
export type PrefixedImage = ImageFile & {
  /**
   * @description Prefix of the addresses; null in the shape shown.
   * @example null
   */
  url_prefix?: unknown;
};

/** An image, or another file, with its size. Audio addresses use this shape too. */
export type SizedImage = PrefixedImage & {
  /**
   * @description Height, in pixels. Files that are no image carry a number here too.
   * @example 720
   */
  height?: number;
  /**
   * @description Width, in pixels. Files that are no image carry a number here too.
   * @example 720
   */
  width?: number;
};

/** Where a numbered list stands. */
export type Pagination = {
  /**
   * @description Whether there are further pages.
   * @example true
   * @example false
   */
  has_more: boolean;
  /**
   * @description The same as `has_more`, by another name: a page has one of the two.
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
   * @description Items that a page holds at most.
   * @example 20
   * @example 50
   */
  size: number;
  /**
   * @description Items in the whole list.
   * @example 57
   * @example 98
   */
  total_count?: number;
  /**
   * @description The same as `total_count`, by another name: a page has one of the two, or both.
   * @example 57
   * @example 98
   */
  total?: number;
};

/** How much a user did and received: rounded counts. */
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

/** How much a user did and received: exact counts, as digit strings. */
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

/** A user, as the camelCase responses show one: the fields that all of them share. */
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
   * @description Second id of the user, opaque, which several operations ask for.
   * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
   * @example SEC1r2Lk9HsVb6XoQe4TnMa0ZyPd7WcJu3GiFf8KxRt5
   * @example SEC1c5Nw3JzUo8BtHq1YvRg6LmXs0EkPd4AyDi9QfVe7
   */
  secUid: string;
  /**
   * @description What the user wrote on the profile.
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
   * @description Code of who may comment; the codes are not explained. Often absent.
   * @example 0
   * @example 1
   */
  commentSetting?: number;
  /**
   * @description Code of who may download posts; the codes are not explained. Often absent.
   * @example 0
   * @example 3
   */
  downloadSetting?: number;
  /**
   * @description Code of who may make duets; the codes are not explained. Often absent.
   * @example 0
   * @example 1
   */
  duetSetting?: number;
  /**
   * @description Code of who may make stitches; the codes are not explained. Often absent.
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

/** The user who published a post, as lists of posts show one. */
export type PostAuthor = Author & {
  /**
   * @description Whether the user sells in the platform's shop.
   * @example false
   * @example true
   */
  ttSeller?: boolean;
  /**
   * @description Code of whether the user has a story to see; the codes are not explained.
   * @example 0
   * @example 1
   */
  UserStoryStatus?: number;
};

/** The user who published a post, as `posts.get` shows one. */
export type PostDetailAuthor = PostAuthor & {
  /**
   * @description When the account was made, in epoch seconds.
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

/** A user, as `users.get` shows one. */
export type UserProfile = Author & {
  /**
   * @description Code of whether the user has a story to see; the codes are not explained.
   * @example 0
   * @example 1
   */
  UserStoryStatus?: number;
  /** @description The link on the profile. Often absent. */
  bioLink?: {
    /**
     * @description Where it leads.
     * @example https://harbourlight.example
     * @example https://tomasbakes.example/recipes
     */
    link?: string;
    /**
     * @description Code of how risky the link is; the codes are not explained.
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
  /** @description What a commercial account shows. */
  commerceUserInfo?: {
    /**
     * @description Whether the account is commercial.
     * @example false
     * @example true
     */
    commerceUser?: boolean;
    /** @description Links to an app; the fields are not shown. */
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
   * @description Code of who sees whom the user follows; the codes are not explained.
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
   * @description Code of whether the profile may be embedded; the codes are not explained.
   * @example 1
   * @example 2
   */
  profileEmbedPermission?: number;
  /** @description Which tabs the profile shows; the fields are not shown. */
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
   * @description 0 when all went well; another code when the answer hides a failure.
   * @example 0
   */
  statusCode: number;
};

/** A user, as `users.getById` shows one: another shape, in snake_case. */
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
   * @description Short numeric id; `0` when there is none.
   * @example 0
   * @example 48213377
   */
  short_id?: string;
  /**
   * @description Second id of the user, opaque, which several operations ask for.
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
   * @description What the user wrote on the profile.
   * @example Harbour light, every morning.
   * @example Sourdough and mistakes.
   */
  signature?: string;
  /**
   * @description Code of the kind of account; the codes are not explained.
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
   * @description Code of the commercial level; the codes are not explained.
   * @example 0
   * @example 1
   */
  commerce_user_level?: number;
  /**
   * @description Text of the verification badge; empty when there is none.
   * @example
   * @example verified account
   */
  custom_verify?: string;
  /**
   * @description Why a business was verified; empty when it was not.
   * @example
   * @example Institution account
   */
  enterprise_verify_reason?: string;
  /**
   * @description Code of whether the caller follows the user; the codes are not explained.
   * @example 0
   */
  follow_status?: number;
  /**
   * @description Code of whether the user follows the caller; the codes are not explained.
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
  /** @description What the user published as a musician. */
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
     * @description Ids of new releases; null in the shape shown.
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
   * @description Code of whether the account is hidden; the codes are not explained.
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
  /** @description Which tabs the profile shows. */
  tab_settings?: {
    /** @description The tab of private posts. */
    private_tab?: {
      /**
       * @description Code of how the tab looks; the codes are not explained.
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
   * @description Code of the kind of verification; the codes are not explained.
   * @example 0
   * @example 1
   */
  verification_type?: number;
  /**
   * @description Whether the profile leads to a shop.
   * @example false
   * @example true
   */
  with_commerce_entry?: boolean;
};

/** A user, found by id. */
export type UserAccountLookup = {
  user?: UserAccount;
  /**
   * @description 0 when all went well; another code when the answer hides a failure.
   * @example 0
   */
  status_code: number;
};

/** The user who wrote a comment: a shape of its own, in snake_case. Its last 24 fields are null in the shape shown. */
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
   * @description Second id of the user, opaque, which several operations ask for.
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
   * @description Text of the verification badge; empty when there is none.
   * @example
   * @example verified account
   */
  custom_verify?: string;
  /**
   * @description Why a business was verified; empty when it was not.
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

/** What a comment and a reply have in common. */
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
   * @description What the user wrote.
   * @example The light at 0:14 is unreal.
   * @example Which trail is this? Asking for my dog.
   * @example Saved this for the weekend, thank you!
   */
  text: string;
  /**
   * @description When it was written, in epoch seconds.
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
   * @description Id of the reply that this one answers; `0` when it answers none.
   * @example 0
   */
  reply_to_reply_id?: string;
  /**
   * @description Code of whether the caller saved the comment; the codes are not explained.
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
   * @description Whether the platform takes the writer for a likely buyer.
   * @example false
   * @example true
   */
  is_high_purchase_intent?: boolean;
  /**
   * @description Code of the state of the comment; the codes are not explained.
   * @example 1
   */
  status?: number;
  /**
   * @description Position at which the comment is pinned; 0 when it is not.
   * @example 0
   * @example 1
   */
  stick_position?: number;
};

/** A reply to a comment. */
export type CommentReply = CommentBase & {
  /**
   * @description Id of the comment that this one answers. A digit string, because it exceeds 2^53.
   * @example 7302104455667788991
   */
  reply_id: string;
};

/** A comment that stands directly under a post. */
export type Comment = CommentBase & {
  /**
   * @description Id of the comment that this one answers: `0`, since it answers none.
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
  /** @description Scores that the order of the list rests on. */
  sort_extra_score?: {
    /**
     * @description Score of the replies, without unit.
     * @example 0.006964
     * @example 0.0121
     */
    reply_score?: number;
    /**
     * @description Score of how often the replies are unfolded, without unit.
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
   * @description Where the next page begins: what to pass as `cursor`.
   * @example 50
   * @example 100
   */
  cursor: number;
  /**
   * @description 1 when there are further pages, 0 when this is the last. Not to be trusted: a page may follow that is empty.
   * @example 1
   * @example 0
   */
  hasMore: number;
  /**
   * @description The same as `hasMore`, by another name: a page has one of the two.
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
   * @description Where the next page begins: what to pass as `cursor`.
   * @example 6
   * @example 12
   */
  cursor: number;
  /**
   * @description 1 when there are further pages, 0 when this is the last. Not to be trusted: a page may follow that is empty.
   * @example 1
   * @example 0
   */
  hasMore: number;
  /**
   * @description The same as `hasMore`, by another name: a page has one of the two.
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

/** A drama series. Its further fields are not shown. */
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
   * @description Where the next page begins: what to pass as `cursor`.
   * @example 10
   * @example 20
   */
  cursor: string;
  /**
   * @description Whether there are further pages. Not to be trusted: a page may follow that is empty.
   * @example true
   * @example false
   */
  hasMore: boolean;
  /**
   * @description The same as `hasMore`, by another name: a page has one of the two.
   * @example true
   * @example false
   */
  has_more?: boolean;
};

/** A playlist that a user put together. */
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
   * @description Where the next page begins: what to pass as `cursor`.
   * @example 20
   * @example 40
   */
  cursor: string;
  /**
   * @description Whether there are further pages. Not to be trusted: a page may follow that is empty.
   * @example true
   * @example false
   */
  hasMore: boolean;
  /**
   * @description The same as `hasMore`, by another name: a page has one of the two.
   * @example true
   * @example false
   */
  has_more?: boolean;
};

/** How a post fared: rounded counts. */
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

/** How a post fared: exact counts, as digit strings. */
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
   * @description Who made the sound.
   * @example Lina Harbor
   * @example The Quiet Ferries
   */
  authorName?: string;
  /**
   * @description Album that the sound is from; empty when there is none.
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
   * @description Whether the sound is under copyright.
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
  /** @description Links to music services; the fields are not shown. */
  tt2dsp?: OpenObject;
};

/** A hashtag that a post carries. */
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
   * @description What the hashtag is about; often empty.
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

/** The video of a post. Its types are inferred from captured responses, save that of `size`. */
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
   * @description Signed address of the cover image that shared links show.
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

/** Where one encoding of a video can be played from. */
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
   * @description Code of the quality; the codes are not explained.
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
   * @description Whether captions are made automatically.
   * @example true
   * @example false
   */
  enableAutoCaption?: boolean;
  /**
   * @description Whether the video has speech of its own.
   * @example true
   * @example false
   */
  hasOriginalAudio?: boolean;
  /**
   * @description Code of why there are no captions; the codes are not explained.
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
   * @description How the text came about: `ASR` by speech recognition, `MT` by machine translation.
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

/** The video of a post, as lists of posts show one. */
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
  /** @description The subtitle files. Absent when there are none. */
  subtitleInfos?: Subtitle[];
  /**
   * @description Key of the video in its storage.
   * @example v10044g50000d1a2b3c4d5e6f7g8h9i0
   * @example v10044g50000k1l2m3n4o5p6q7r8s9t0
   */
  videoID?: string;
  /** @description How loud the video is. */
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

/** What a post is in every response: all but its author and its video, which differ. */
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
   * @description When it was published, in epoch seconds, as a digit string. Also seen as a number.
   * @example 1748786400
   * @example 1735725600
   * @example 1714557600
   */
  createTime: string;
  /**
   * @description When it was scheduled for, in epoch seconds; 0 when it was not.
   * @example 0
   * @example 1748786400
   */
  scheduleTime?: number;
  music: PostMusic;
  /** @description The hashtags. Often absent when there are none. */
  challenges?: Challenge[];
  stats: PostStats;
  /** @description Exact counts of the post. Often absent. */
  statsV2?: ExactPostStats;
  authorStats: UserStats;
  /** @description Exact counts of the author. Often absent. */
  authorStatsV2?: ExactUserStats;
  /**
   * @description Whether the platform takes the post for original.
   * @example false
   * @example true
   */
  originalItem?: boolean;
  /**
   * @description Whether the platform itself published the post. The wire spells it so.
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
   * @description Whether duets may be made of it.
   * @example true
   * @example false
   */
  duetEnabled?: boolean;
  /**
   * @description Whether stitches may be made of it.
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
   * @description Whether search engines may index it. Often absent.
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
   * @description Code of who may comment; the codes are not explained.
   * @example 0
   * @example 1
   */
  itemCommentStatus?: number;
  /**
   * @description Code of whether the post was taken down; the codes are not explained. Often absent.
   * @example 0
   */
  takeDown?: number;
  /**
   * @description Code of how duets are offered; the codes are not explained.
   * @example 0
   * @example 1
   */
  duetDisplay?: number;
  /**
   * @description Code of how stitches are offered; the codes are not explained.
   * @example 0
   * @example 1
   */
  stitchDisplay?: number;
  /**
   * @description Version of the ad label, a bare number.
   * @example 0
   * @example 1
   */
  adLabelVersion?: number;
  /**
   * @description Code of what the post is about; the codes are not explained.
   * @example 113
   * @example 120
   */
  CategoryType?: number;
  /**
   * @description Country that the post was published from, as an ISO 3166-1 code.
   * @example NO
   * @example US
   * @example PT
   */
  locationCreated?: string;
  /**
   * @description What is known about a commercial account behind the post. Often absent.
   * @example
   */
  BAInfo?: string;
  /**
   * @description Language of the caption, as a language code.
   * @example en
   * @example pt
   */
  textLanguage?: string;
  /** @description Searches that the platform suggests beside the post. */
  suggestedWords?: string[];
};

/** A post, as `posts.get` shows one. */
export type Post = PostBase & {
  author: PostDetailAuthor;
  video: Video;
};

/** A post, found by id. */
export type PostLookup = {
  /** @description Holds the post. Absent for a post that does not exist. */
  itemInfo?: {
    itemStruct: Post;
  };
  /**
   * @description 0 when all went well; another code when the answer hides a failure.
   * @example 0
   */
  statusCode: number;
};

/** A post, as every list of posts shows one. */
export type ListedPost = PostBase & {
  author: PostAuthor;
  video: ListedVideo;
};

/** A stretch of a caption that means something: a hashtag, a mention. */
export type TextSpan = {
  /**
   * @description Id of a post that the stretch refers to; empty when it refers to none.
   * @example
   */
  awemeId?: string;
  /**
   * @description Where it begins, in characters from the start of the caption.
   * @example 27
   * @example 18
   */
  start?: number;
  /**
   * @description Where it ends, in characters from the start of the caption.
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
   * @description Code of what the stretch is; the codes are not explained.
   * @example 1
   * @example 0
   */
  type?: number;
  /**
   * @description Code of the finer kind; the codes are not explained.
   * @example 0
   */
  subType?: number;
  /**
   * @description Id of the user mentioned. A digit string; empty for a hashtag.
   * @example
   */
  userId?: string;
  /**
   * @description Handle of the user mentioned; empty for a hashtag.
   * @example
   */
  userUniqueId?: string;
  /**
   * @description Second id of the user mentioned; empty for a hashtag.
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
  /** @description The hashtags and mentions in it. */
  textExtra?: TextSpan[];
};

/** A post, as `users.listPosts` shows one. Its further fields are not shown. */
export type UserPost = ListedPost & {
  /**
   * @description What the author says about the use of AI; empty when there is nothing to say.
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
  /** @description Whether AI topics can be made of the post. */
  creatorAIComment?: {
    /**
     * @description Whether the video qualifies.
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
     * @description Code of why the video does not qualify; the codes are not explained.
     * @example 101
     * @example 4
     */
    notEligibleReason?: number;
  };
  /**
   * @description Code of the topic group; the codes are not explained.
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
  /** @description What may be done with the post. */
  item_control?: {
    /**
     * @description Whether it may be reposted.
     * @example true
     * @example false
     */
    can_repost?: boolean;
  };
};

/** A page of the posts of a user. */
export type UserPostPage = {
  /** @description Holds the page. */
  data: {
    /** @description The posts. */
    itemList?: UserPost[];
    /**
     * @description Where the next page begins: what to pass as `cursor`.
     * @example 1748736000000
     * @example 1746057600000
     */
    cursor: string;
    /**
     * @description Whether there are further pages. Not to be trusted: a page may follow that is empty.
     * @example true
     * @example false
     */
    hasMore: boolean;
    /**
     * @description The same as `hasMore`, by another name: a page has one of the two.
     * @example true
     * @example false
     */
    has_more?: boolean;
  };
};

/** A post, as `posts.discover` shows one. Its further fields are not shown. */
export type DiscoveredPost = ListedPost;

/** What search engines are told about a post. */
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

/** A page of the posts that answer a keyword. It names no next page. */
export type DiscoveryPage = {
  /** @description The posts. */
  videoList: DiscoveredPost[];
  /** @description What search engines are told about the posts. */
  seoBizItemInfoList?: SeoItem[];
  /**
   * @description Whether there are further pages. Not to be trusted: a page may follow that is empty.
   * @example true
   * @example false
   */
  hasMore: boolean;
  /**
   * @description The same as `hasMore`, by another name: a page has one of the two.
   * @example true
   * @example false
   */
  has_more?: boolean;
};

/** An effect that posts can use. */
export type Effect = {
  /**
   * @description Effect id. A digit string, because it exceeds 2^53.
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
   * @description What the effect does; often empty.
   * @example
   * @example Warm light from one side.
   */
  desc?: string;
  /**
   * @description Whom the effect credits; null in the shape shown.
   * @example null
   */
  attributions?: unknown;
  /**
   * @description Effects that belong to this one; what an element holds is not shown.
   * @example []
   */
  children?: unknown[];
  /**
   * @description Code of where the effect comes from; the codes are not explained.
   * @example 1
   * @example 2
   */
  effect_source?: number;
  /**
   * @description Further properties, as JSON text; what it holds is not shown.
   * @example {"is_new":0,"demo_type":1}
   */
  extra?: JsonString<OpenObject>;
  /** @description The icon. */
  icon_url?: PrefixedImage;
  /**
   * @description Whether the platform lists the maker among its best.
   * @example false
   * @example true
   */
  is_top_effect_designer?: boolean;
  /**
   * @description What the effect links to; null in the shape shown.
   * @example null
   */
  linked_anchors?: unknown;
  /**
   * @description User id of the maker. A digit string, because it exceeds 2^53.
   * @example 6801234567890123456
   * @example 6943217890123456781
   * @example 7012345678901234562
   */
  owner_id: string;
  /**
   * @description Name of the maker.
   * @example Studio Parallax
   * @example Mara Lindqvist
   */
  owner_nickname?: string;
  /**
   * @description Code of the maker's verification; the codes are not explained.
   * @example 0
   * @example 2
   */
  owner_verified_type?: number;
  /**
   * @description When it was published, in epoch milliseconds, unlike the other times.
   * @example 1735725600000
   * @example 1714557600000
   */
  publish_time?: number;
  /**
   * @description Second id of the maker, opaque, which several operations ask for.
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
   * @description Number of plays of those posts.
   * @example 190422817
   * @example 3120400
   */
  vv_count?: number;
};

/** An effect, found by id. */
export type EffectLookup = {
  /** @description The effect, in a list of one. Absent for an effect that does not exist. */
  sticker_infos?: Effect[];
  /**
   * @description 0 when all went well; another code when the answer hides a failure.
   * @example 0
   */
  status_code?: number;
};

/** A post that uses an effect. Its fields are not shown. */
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
   * @description Where the next page begins: what to pass as `cursor`.
   * @example 30
   * @example 60
   */
  cursor: number;
  /**
   * @description 1 when there are further pages, 0 when this is the last. Not to be trusted: a page may follow that is empty.
   * @example 1
   * @example 0
   */
  hasMore: number;
  /**
   * @description The same as `hasMore`, by another name: a page has one of the two.
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
   * @description Code of the kind of tag; the codes are not explained.
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
   * @description What kind of place it is.
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
   * @description Id of the place that this one belongs to; empty when there is none.
   * @example
   * @example 21568201149283001
   */
  fatherPoiId?: string;
  /**
   * @description Name of the place that this one belongs to; empty when there is none.
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
   * @description Code of the kind of place, by another scheme; often empty.
   * @example
   */
  typeCode?: string;
  /**
   * @description Code of what the entry stands for; the codes are not explained.
   * @example 1
   * @example 2
   */
  type?: number;
  /** @description The places around this one, by level; the fields are not shown. */
  allLevelGeoPoiInfo?: OpenObject;
  /**
   * @description Whether search engines may index the place.
   * @example true
   * @example false
   */
  indexEnabled?: boolean;
  /**
   * @description Whether the owner of the place claimed it.
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
  /** @description Whether there is a phone number. */
  phoneInfo?: {
    /**
     * @description Whether there is one.
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
  /** @description How often the place is tagged. */
  stats?: {
    /**
     * @description Number of posts tagged with it.
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
   * @description 0 when all went well; another code when the answer hides a failure.
   * @example 0
   */
  statusCode?: number;
};

/** A collection of posts. Its fields are not shown. */
export type Collection = {
  [key: string]: unknown;
};

/** The known song that a sound was matched to. */
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
   * @description Who performs it.
   * @example The Quiet Ferries
   * @example Ada Falk
   */
  author?: string;
  /** @description Where the chorus is. */
  chorus_info?: {
    /**
     * @description Length of the chorus, in milliseconds.
     * @example 27455
     * @example 15000
     */
    duration_ms?: number;
    /**
     * @description Where the chorus begins, in milliseconds from the start.
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
   * @description Who performs it; null in the shape shown.
   * @example null
   */
  performers?: unknown;
};

/** A sound that may be used without limit. */
export type UnlimitedSound = {
  /**
   * Format: int64
   * @description Sound id. A 64-bit number: read it from `id_str` where numbers are rounded.
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
   * @description Who made the sound.
   * @example The Quiet Ferries
   * @example Ada Falk
   * @example Harbour Studio
   */
  author: string;
  /**
   * @description Album that the sound is from; empty when there is none.
   * @example
   * @example Shoreline Sessions
   */
  album?: string;
  /**
   * @description Handle of the user who owns the sound; empty when there is none.
   * @example
   * @example quietferries
   */
  owner_handle?: string;
  /**
   * @description Name of the user who owns the sound; empty when there is none.
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
   * @description Why the sound went offline; empty while it is online.
   * @example
   */
  offline_desc?: string;
  /**
   * @description Further properties, as JSON text; what it holds is not shown.
   * @example {"can_read":true,"can_reuse":true,"has_edited":0,"reviewed":1}
   */
  extra?: JsonString<OpenObject>;
  /**
   * @description Tracking properties, as JSON text; what it holds is not shown.
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
   * @description Length that a post may use, in seconds.
   * @example 60
   * @example 24
   */
  shoot_duration?: number;
  /**
   * @description Length that a video may use, in seconds.
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
     * @description Length that a post may use, in seconds, with fractions.
     * @example 60
     * @example 24.7
     */
    shoot_duration_precision?: number;
    /**
     * @description Length that a video may use, in seconds, with fractions.
     * @example 60
     * @example 24.7
     */
    video_duration_precision?: number;
  };
  /**
   * @description Where the preview begins, in seconds from the start.
   * @example 0
   * @example 12.5
   */
  preview_start_time?: number;
  /**
   * @description Where the preview ends, in seconds from the start.
   * @example 0
   * @example 27.5
   */
  preview_end_time?: number;
  /**
   * @description When it was published, in epoch seconds.
   * @example 1735725600
   * @example 1714557600
   */
  create_time?: number;
  /**
   * Format: int64
   * @description Id of the hashtag bound to the sound; 0 when there is none. A 64-bit number.
   */
  binded_challenge_id?: string;
  /**
   * @description Code of whether the caller saved the sound; the codes are not explained.
   * @example 0
   */
  collect_stat?: number;
  /**
   * @description Code of the commercial rights; the codes are not explained.
   * @example 2
   * @example 3
   */
  commercial_right_type?: number;
  /**
   * @description Code of whether it is recommended; the codes are not explained.
   * @example 100
   * @example 0
   */
  recommend_status?: number;
  /**
   * @description Code of where the sound comes from; the codes are not explained.
   * @example 10033
   * @example 10036
   */
  source_platform?: number;
  /**
   * @description Code of the state of the sound; the codes are not explained.
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
   * @description Whether a sound that went offline still has a page.
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
   * @description Whether stitches may be made with it.
   * @example true
   * @example false
   */
  can_be_stitched?: boolean;
  /**
   * @description Whether other posts may not use it.
   * @example false
   * @example true
   */
  can_not_reuse?: boolean;
  /**
   * @description Whether `dmv_auto_show` is set; what it means is not shown.
   * @example false
   * @example true
   */
  dmv_auto_show?: boolean;
  /**
   * @description Whether it may be used commercially.
   * @example true
   * @example false
   */
  has_commerce_right?: boolean;
  /**
   * @description Whether the audio address needs a cookie.
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
   * @description Whether it belongs to the commercial library.
   * @example true
   * @example false
   */
  is_commerce_music?: boolean;
  /**
   * @description Whether its metadata were matched to a known song.
   * @example false
   * @example true
   */
  is_matched_metadata?: boolean;
  /**
   * @description Whether the author made it.
   * @example false
   * @example true
   */
  is_original?: boolean;
  /**
   * @description Whether it is the original sound of a post.
   * @example false
   * @example true
   */
  is_original_sound?: boolean;
  /**
   * @description Whether it was produced professionally.
   * @example true
   * @example false
   */
  is_pgc?: boolean;
  /**
   * @description Whether it can be played.
   * @example true
   * @example false
   */
  is_play_music?: boolean;
  /**
   * @description Whether posts may be filmed with it.
   * @example true
   * @example false
   */
  is_shooting_allow?: boolean;
  /**
   * @description Whether it may be used without limit.
   * @example true
   * @example false
   */
  is_unlimited_music?: boolean;
  /**
   * @description Whether sharing it is muted.
   * @example false
   * @example true
   */
  mute_share?: boolean;
  /**
   * @description Whether it must not be downloaded.
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
  /** @description A file that marks the strong beats, in the shape of an image. */
  strong_beat_url?: SizedImage;
  /**
   * @description The artists; what an element holds is not shown.
   * @example []
   */
  artists?: unknown[];
  /**
   * @description The song at other services; what an element holds is not shown.
   * @example []
   */
  external_song_info?: unknown[];
  /** @description Codes of the styles; the codes are not explained. */
  style_value?: number[];
  /** @description Codes of the themes; the codes are not explained. */
  theme_value?: number[];
  matched_song?: MatchedSong;
  /** @description Whether the sound is a meme; the fields are not shown. */
  meme_song_info?: OpenObject;
  /** @description When the song came out. */
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
   * @description Where the lyrics of the excerpt begin; null in the shape shown.
   * @example null
   */
  lyric_short_position?: unknown;
  /**
   * @description The encodings of the audio; null in the shape shown.
   * @example null
   */
  multi_bit_rate_play_info?: unknown;
  /**
   * @description A position; null in the shape shown.
   * @example null
   */
  position?: unknown;
  /**
   * @description What to highlight in search results; null in the shape shown.
   * @example null
   */
  search_highlight?: unknown;
  /**
   * @description Tags of the sound; null in the shape shown.
   * @example null
   */
  tag_list?: unknown;
  /**
   * @description The song at music services; null in the shape shown.
   * @example null
   */
  tt_to_dsp_song_infos?: unknown;
  /**
   * @description Artists that are not certain; null in the shape shown.
   * @example null
   */
  uncert_artists?: unknown;
};

/** A page of sounds that may be used without limit. */
export type UnlimitedSoundPage = {
  /** @description Holds the page. */
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
     * @description The same as `has_more`, by another name: a page has one of the two.
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

/** How much the song was in use at one time. */
export type TrendPoint = {
  /**
   * @description The time, in epoch seconds.
   * @example 1748736000
   * @example 1748822400
   * @example 1748908800
   */
  time: number;
  /**
   * @description How much it was in use, as a ratio of the highest value.
   * @example 0.84
   * @example 0.62
   * @example 1
   */
  value: number;
};

/** A song that is in use a lot. */
export type TrendingSong = {
  /**
   * @description Song id. A digit string, because it exceeds 2^53.
   * @example 7072812562194106370
   * @example 6907550512367864584
   */
  song_id: string;
  /**
   * @description Id of the excerpt in use. A digit string, because it exceeds 2^53.
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
   * @description Who made the song.
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
   * @description Whether the song came from a search.
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
   * @description How often the song was on the chart; null in the shape shown.
   * @example null
   */
  on_list_times?: unknown;
  /**
   * @description Whether the song is promoted for pay.
   * @example false
   * @example true
   */
  promoted?: boolean;
  /**
   * @description Position in the chart, counted from 1.
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
   * @description Code of how the position changed; the codes are not explained.
   * @example 4
   * @example 1
   */
  rank_diff_type?: number;
  /** @description Posts that use the song. */
  related_items?: RelatedPost[];
  /** @description How much the song was in use over time. */
  trend?: TrendPoint[];
  /**
   * @description Title as it stands in addresses.
   * @example low-tide
   * @example northbound
   */
  url_title?: string;
};

/** A page of the song chart. */
export type TrendingSongPage = {
  /** @description Holds the page. */
  data: {
    /** @description The songs. */
    sound_list: TrendingSong[];
    pagination: Pagination;
  };
};

/** A keyword that ads use a lot. */
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
   * @description What was spent on ads with it; the currency is not shown.
   * @example 570000
   * @example 81200
   */
  cost?: number;
  /**
   * @description Cost per action; the currency is not shown.
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
   * @description Number of times ads with it were shown.
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
   * @description Number of ads with it.
   * @example 3520
   * @example 418
   */
  post: number;
  /**
   * @description Change of that number over the period, in percent.
   * @example 99.16
   * @example -6.93
   */
  post_change?: number;
  /**
   * @description Number of times such ads were shared.
   * @example 4974
   * @example 210
   */
  share?: number;
  /** @description Ids of posts that use it. Digit strings, because they exceed 2^53. */
  video_list: string[];
};

/** A page of keywords. */
export type TrendingKeywordPage = {
  /** @description Holds the page. */
  data: {
    /** @description The keywords. */
    keyword_list: TrendingKeyword[];
    pagination: Pagination;
  };
};

/** A sentence that ads build around a keyword. */
export type KeywordSentence = {
  /**
   * @description The sentence.
   * @example Free shipping this week only
   * @example Made to order, at your door in three days
   */
  sentence: string;
  /** @description Addresses of the cover images of ads that use it. */
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
   * @description What the sentence is used as.
   * @example script_use_type_title
   * @example script_use_type_caption
   */
  use_type: string;
};

/** A page of sentences around a keyword. */
export type KeywordSentencePage = {
  /** @description Holds the page. */
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
   * @description Who performs it.
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
  /** @description Where ads with the sound may be placed. */
  placement_allowed?: string[];
};

/** A page of the commercial music library. */
export type CommercialMusicPage = {
  /** @description Holds the page. */
  data: {
    /** @description The sounds. */
    list: CommercialMusic[];
    pagination: Pagination;
  };
};

/** A page of a playlist of the commercial music library. */
export type CommercialPlaylistPage = {
  /** @description Holds the page. */
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
   * @description Code of the objective; the codes are not explained.
   * @example 3
   * @example 1
   */
  value?: number;
};

/** An ad, and how it fared. */
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
   * @description Where the ad leads.
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
   * @description Where the ad was found.
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
   * @description What was spent, on a scale that is not explained.
   * @example 2
   * @example 1
   */
  cost?: number;
  /**
   * @description Click-through rate; whether a ratio or percent is not shown.
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
   * @description Number of times it was shared.
   * @example 217
   * @example 8
   */
  share?: number;
  /**
   * @description Code of where the ad was found; the codes are not explained.
   * @example 1
   * @example 2
   */
  source_key?: number;
  /**
   * @description Code of a label on the ad; the codes are not explained. Sometimes absent.
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
   * @description Whether the ad came from a search.
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
  /** @description Countries the ad ran in, as ISO 3166-1 codes. */
  country_code?: string[];
  /** @description Keywords of the ad. Also seen as null. */
  keyword_list?: string[];
  /** @description The objectives of the campaign. */
  objectives?: AdObjective[];
  /**
   * @description Labels of the ad's pattern; what an element holds is not shown.
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

/** A live stream, as a list shows one. */
export type LiveStream = {
  /**
   * @description Code of what the element is; the codes are not explained.
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
  /** @description Decoration of the element; the fields are not shown. */
  flare_info?: OpenObject;
  /**
   * @description Tracking text of the platform.
   * @example
   * @example enter_from=live_tag
   */
  room_event_tracking?: string;
};

/** Live streams. Nothing says how more of them are asked for. */
export type LiveStreamList = {
  /** @description The streams. */
  data?: LiveStream[];
};

/** The user who streams. */
export type LiveOwner = {
  /**
   * Format: int64
   * @description User id. A 64-bit number: read it from `id_str` where numbers are rounded.
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
   * @description Second id of the user, opaque, which several operations ask for.
   * @example SEC1q8vT0mZkYw7uN4pXc2RbHdLs9JfGe5AoKi3WtUy6
   * @example SEC1r2Lk9HsVb6XoQe4TnMa0ZyPd7WcJu3GiFf8KxRt5
   * @example SEC1c5Nw3JzUo8BtHq1YvRg6LmXs0EkPd4AyDi9QfVe7
   */
  sec_uid?: string;
  /**
   * @description What the user wrote on the profile.
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
   * @description Code of the state of the account; the codes are not explained.
   * @example 1
   */
  status?: number;
  /**
   * @description When the account was last changed, in epoch seconds.
   * @example 1748736000
   * @example 1735689600
   */
  modify_time?: number;
  /** @description Who follows whom. */
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
  /** @description What the user spent; the fields are not shown. */
  pay_grade?: OpenObject;
  /** @description Attributes of the user; the fields are not shown. */
  user_attr?: OpenObject;
  /** @description The rooms that the user owns. */
  own_room?: {
    /** @description Room ids. 64-bit numbers. */
    room_ids?: string[];
    /** @description Room ids, as digit strings. */
    room_ids_str?: string[];
  };
  /**
   * @description Code of whether the user takes guests; the codes are not explained.
   * @example 0
   * @example 1
   */
  link_mic_stats?: number;
  /** @description Codes of labels; the codes are not explained. */
  mint_type_label?: number[];
};

/** Where a live stream can be watched. */
export type LiveStreamUrl = {
  /** @description Settings of the stream; the fields are not shown. */
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
    /** @description How to watch it. */
    pull_data?: {
      /**
       * @description The encodings and their addresses, as JSON text; what it holds is not shown.
       * @example {"data":{"hd":{"main":{"flv":"https://pull-f1.shortvideo-live.example/stage/stream-3570012_hd.flv"}}}}
       */
      stream_data?: JsonString<OpenObject>;
      /** @description Which quality to begin with. */
      options?: {
        /** @description The quality to begin with; the fields are not shown. */
        default_quality?: OpenObject;
        /** @description The quality of previews; the fields are not shown. */
        default_preview_quality?: OpenObject;
      };
    };
  };
  /** @description How to send the stream; the fields are not shown. Also seen inside `live_core_sdk_data`. */
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

/** A live room. Its last 17 fields are empty objects in the shape shown, and often filled in captured responses. */
export type LiveRoom = {
  /**
   * Format: int64
   * @description Room id. A 64-bit number: read it from `id_str` where numbers are rounded.
   */
  id: string;
  /**
   * @description Room id, as a digit string.
   * @example 7561234567890123457
   */
  id_str: string;
  /**
   * @description Code of the state of the room; the codes are not explained.
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
   * @description Title that the owner gave it.
   * @example Sunrise from the pier
   * @example Shaping loaves, ask me anything
   * @example Night run, headlamp on
   */
  title: string;
  /**
   * @description Number of viewers now.
   * @example 1268
   * @example 41
   */
  user_count: number;
  /**
   * @description Version of the owner's app, a bare number.
   * @example 44
   * @example 390102
   */
  client_version?: number;
  /** @description The cover image. */
  cover?: ImageFile;
  stream_url?: LiveStreamUrl;
  /** @description Guests and battles in the room. */
  link_mic?: {
    /** @description The channel; the fields are not shown. */
    channel_info?: OpenObject;
    /** @description The battle; the fields are not shown. */
    battle_settings?: OpenObject;
  };
  /** @description How the stream fares. */
  stats?: {
    /**
     * @description Number of viewers so far.
     * @example 20418
     * @example 311
     */
    total_user?: number;
    /**
     * @description Number of times the room was entered.
     * @example 25110
     * @example 377
     */
    enter_count?: number;
    /**
     * @description Number of times the room was shared.
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
    /** @description Where the viewers come from; the fields are not shown. */
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
   * @description Code of the tab that lists the room; the codes are not explained.
   * @example 1
   * @example 4
   */
  anchor_tab_type?: number;
  /**
   * @description Code of the mode of the room; the codes are not explained.
   * @example 0
   * @example 4
   */
  live_room_mode?: number;
  /**
   * @description Code of the kind of cover; the codes are not explained.
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

/** A live room, as the text in `live.search` holds one, with further fields that are not shown. */
export type SearchedLiveRoom = LiveRoom & {
  /**
   * @description When the stream began, in epoch seconds.
   * @example 1748786400
   * @example 1748790000
   */
  start_time?: number;
};

/** A live room that answers a search. Its further fields are not shown. */
export type LiveSearchHit = {
  /** @description Holds the room. */
  live_info: {
    /** @description The live room, as JSON text. */
    raw_data: JsonString<SearchedLiveRoom>;
  };
};

/** A page of live rooms that answer a search. */
export type LiveSearchPage = {
  /** @description The rooms. */
  data?: LiveSearchHit[];
  /**
   * @description Where the next page begins: what to pass as `cursor`.
   * @example 12
   * @example 24
   */
  cursor: number;
  /**
   * @description 1 when there are further pages, 0 when this is the last. Not to be trusted: a page may follow that is empty.
   * @example 1
   * @example 0
   */
  hasMore: number;
  /**
   * @description The same as `hasMore`, by another name: a page has one of the two.
   * @example 1
   * @example 0
   */
  has_more?: number;
  /** @description Tracking properties of the platform. */
  log_pb?: {
    /**
     * @description Id of the answer.
     * @example 202511200814ABCD0123
     * @example 202511200815ABCD0789
     */
    impr_id?: string;
  };
};

/** Where a video can be downloaded from. */
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

/** Where the sound of a video can be downloaded from. */
export type MusicDownload = {
  /**
   * @description Address of the audio, signed and short-lived.
   * @example https://v16.shortvideo-cdn.example/music/bfdf8783.mp3?x-expires=1767225600
   */
  play: string;
};

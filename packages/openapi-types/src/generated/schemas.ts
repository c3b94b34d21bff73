// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

/** What the service says when it refuses a request or fails. */
export type ErrorBody = components["schemas"]["ErrorBody"];

/** What the service says when the platform behind it did not answer. */
export type UpstreamErrorBody = components["schemas"]["UpstreamErrorBody"];

/** An object whose fields are not shown. It may be empty, and it may hold anything. */
export type OpenObject = components["schemas"]["OpenObject"];

/** An image, with the addresses it can be fetched from. */
export type ImageFile = components["schemas"]["ImageFile"];

/** An image as the comment, effect and user objects in snake_case carry it. */
export type PrefixedImage = components["schemas"]["PrefixedImage"];

/** An image, or another file, with its size. Audio addresses use this shape too. */
export type SizedImage = components["schemas"]["SizedImage"];

/** Where a numbered list stands. */
export type Pagination = components["schemas"]["Pagination"];

/** How much a user did and received: rounded counts. */
export type UserStats = components["schemas"]["UserStats"];

/** How much a user did and received: exact counts, as digit strings. */
export type ExactUserStats = components["schemas"]["ExactUserStats"];

/** A user, as the camelCase responses show one: the fields that all of them share. */
export type Author = components["schemas"]["Author"];

/** The user who made a playlist. */
export type PlaylistCreator = components["schemas"]["PlaylistCreator"];

/** The user who published a post, as lists of posts show one. */
export type PostAuthor = components["schemas"]["PostAuthor"];

/** The user who published a post, as `posts.get` shows one. */
export type PostDetailAuthor = components["schemas"]["PostDetailAuthor"];

/** A user, as `users.get` shows one. */
export type UserProfile = components["schemas"]["UserProfile"];

/** A user with counts. Empty for a user who does not exist. */
export type UserInfo = components["schemas"]["UserInfo"];

/** A user, found by handle. */
export type UserLookup = components["schemas"]["UserLookup"];

/** A user, as `users.getById` shows one: another shape, in snake_case. */
export type UserAccount = components["schemas"]["UserAccount"];

/** A user, found by id. */
export type UserAccountLookup = components["schemas"]["UserAccountLookup"];

/** The user who wrote a comment: a shape of its own, in snake_case. Its last 24 fields are null in the shape shown. */
export type CommentUser = components["schemas"]["CommentUser"];

/** What a comment and a reply have in common. */
export type CommentBase = components["schemas"]["CommentBase"];

/** A reply to a comment. */
export type CommentReply = components["schemas"]["CommentReply"];

/** A comment that stands directly under a post. */
export type Comment = components["schemas"]["Comment"];

/** A page of the comments of a post. */
export type CommentPage = components["schemas"]["CommentPage"];

/** A page of the replies to a comment. */
export type CommentReplyPage = components["schemas"]["CommentReplyPage"];

/** The user who published a drama, with counts. */
export type DramaAuthor = components["schemas"]["DramaAuthor"];

/** A drama series. Its further fields are not shown. */
export type Drama = components["schemas"]["Drama"];

/** A page of drama series. */
export type DramaPage = components["schemas"]["DramaPage"];

/** A playlist that a user put together. */
export type Playlist = components["schemas"]["Playlist"];

/** A page of the playlists of a user. */
export type PlaylistPage = components["schemas"]["PlaylistPage"];

/** How a post fared: rounded counts. */
export type PostStats = components["schemas"]["PostStats"];

/** How a post fared: exact counts, as digit strings. */
export type ExactPostStats = components["schemas"]["ExactPostStats"];

/** The sound of a post. */
export type PostMusic = components["schemas"]["PostMusic"];

/** A hashtag that a post carries. */
export type Challenge = components["schemas"]["Challenge"];

/** The video of a post. Its types are inferred from captured responses, save that of `size`. */
export type Video = components["schemas"]["Video"];

/** Where one encoding of a video can be played from. */
export type PlayAddress = components["schemas"]["PlayAddress"];

/** One encoding of a video. */
export type BitrateVariant = components["schemas"]["BitrateVariant"];

/** Whether a video has captions. */
export type CaptionSettings = components["schemas"]["CaptionSettings"];

/** A subtitle file of a video. */
export type Subtitle = components["schemas"]["Subtitle"];

/** The video of a post, as lists of posts show one. */
export type ListedVideo = components["schemas"]["ListedVideo"];

/** What a post is in every response: all but its author and its video, which differ. */
export type PostBase = components["schemas"]["PostBase"];

/** A post, as `posts.get` shows one. */
export type Post = components["schemas"]["Post"];

/** A post, found by id. */
export type PostLookup = components["schemas"]["PostLookup"];

/** A post, as every list of posts shows one. */
export type ListedPost = components["schemas"]["ListedPost"];

/** A stretch of a caption that means something: a hashtag, a mention. */
export type TextSpan = components["schemas"]["TextSpan"];

/** A paragraph of the caption. */
export type CaptionParagraph = components["schemas"]["CaptionParagraph"];

/** A post, as `users.listPosts` shows one. Its further fields are not shown. */
export type UserPost = components["schemas"]["UserPost"];

/** A page of the posts of a user. */
export type UserPostPage = components["schemas"]["UserPostPage"];

/** A post, as `posts.discover` shows one. Its further fields are not shown. */
export type DiscoveredPost = components["schemas"]["DiscoveredPost"];

/** What search engines are told about a post. */
export type SeoItem = components["schemas"]["SeoItem"];

/** A page of the posts that answer a keyword. It names no next page. */
export type DiscoveryPage = components["schemas"]["DiscoveryPage"];

/** An effect that posts can use. */
export type Effect = components["schemas"]["Effect"];

/** An effect, found by id. */
export type EffectLookup = components["schemas"]["EffectLookup"];

/** A post that uses an effect. Its fields are not shown. */
export type EffectPost = components["schemas"]["EffectPost"];

/** A page of the posts that use an effect. */
export type EffectPostPage = components["schemas"]["EffectPostPage"];

/** A tag of the place. */
export type PlaceTag = components["schemas"]["PlaceTag"];

/** A place that posts can be tagged with. */
export type Place = components["schemas"]["Place"];

/** A place with counts. */
export type PlaceInfo = components["schemas"]["PlaceInfo"];

/** A place, found by id. */
export type PlaceLookup = components["schemas"]["PlaceLookup"];

/** A collection of posts. Its fields are not shown. */
export type Collection = components["schemas"]["Collection"];

/** The known song that a sound was matched to. */
export type MatchedSong = components["schemas"]["MatchedSong"];

/** A sound that may be used without limit. */
export type UnlimitedSound = components["schemas"]["UnlimitedSound"];

/** A page of sounds that may be used without limit. */
export type UnlimitedSoundPage = components["schemas"]["UnlimitedSoundPage"];

/** A post that uses the song. */
export type RelatedPost = components["schemas"]["RelatedPost"];

/** How much the song was in use at one time. */
export type TrendPoint = components["schemas"]["TrendPoint"];

/** A song that is in use a lot. */
export type TrendingSong = components["schemas"]["TrendingSong"];

/** A page of the song chart. */
export type TrendingSongPage = components["schemas"]["TrendingSongPage"];

/** A keyword that ads use a lot. */
export type TrendingKeyword = components["schemas"]["TrendingKeyword"];

/** A page of keywords. */
export type TrendingKeywordPage = components["schemas"]["TrendingKeywordPage"];

/** A sentence that ads build around a keyword. */
export type KeywordSentence = components["schemas"]["KeywordSentence"];

/** A page of sentences around a keyword. */
export type KeywordSentencePage = components["schemas"]["KeywordSentencePage"];

/** A sound that ads may use. */
export type CommercialMusic = components["schemas"]["CommercialMusic"];

/** A page of the commercial music library. */
export type CommercialMusicPage = components["schemas"]["CommercialMusicPage"];

/** A page of a playlist of the commercial music library. */
export type CommercialPlaylistPage = components["schemas"]["CommercialPlaylistPage"];

/** An objective of the campaign. */
export type AdObjective = components["schemas"]["AdObjective"];

/** An ad, and how it fared. */
export type Ad = components["schemas"]["Ad"];

/** An ad, found by id. */
export type AdLookup = components["schemas"]["AdLookup"];

/** A live stream, as a list shows one. */
export type LiveStream = components["schemas"]["LiveStream"];

/** Live streams. Nothing says how more of them are asked for. */
export type LiveStreamList = components["schemas"]["LiveStreamList"];

/** The user who streams. */
export type LiveOwner = components["schemas"]["LiveOwner"];

/** Where a live stream can be watched. */
export type LiveStreamUrl = components["schemas"]["LiveStreamUrl"];

/** A live room. Its last 17 fields are empty objects in the shape shown, and often filled in captured responses. */
export type LiveRoom = components["schemas"]["LiveRoom"];

/** A live room, as the text in `live.search` holds one, with further fields that are not shown. */
export type SearchedLiveRoom = components["schemas"]["SearchedLiveRoom"];

/** A live room that answers a search. Its further fields are not shown. */
export type LiveSearchHit = components["schemas"]["LiveSearchHit"];

/** A page of live rooms that answer a search. */
export type LiveSearchPage = components["schemas"]["LiveSearchPage"];

/** Where a video can be downloaded from. */
export type VideoDownload = components["schemas"]["VideoDownload"];

/** Where the sound of a video can be downloaded from. */
export type MusicDownload = components["schemas"]["MusicDownload"];

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Collections } from "./collections.js";
export { checksOfCollectionsGet, collectionsGet } from "./collections.js";
export type { Downloads } from "./downloads.js";
export {
  checksOfDownloadsGetMusic,
  checksOfDownloadsGetVideo,
  downloadsGetMusic,
  downloadsGetVideo,
} from "./downloads.js";
export type { Dramas } from "./dramas.js";
export { checksOfDramasExplore, dramasExplore, iterateDramasExplore } from "./dramas.js";
export type { Effects } from "./effects.js";
export {
  checksOfEffectsGet,
  checksOfEffectsListPosts,
  effectsGet,
  effectsListPosts,
  iterateEffectsListPosts,
} from "./effects.js";
export type { Live } from "./live.js";
export { checksOfLiveListStreams, checksOfLiveSearch, iterateLiveSearch, liveListStreams, liveSearch } from "./live.js";
export type { Music } from "./music.js";
export {
  checksOfMusicListUnlimitedSounds,
  iterateMusicListUnlimitedSounds,
  musicListUnlimitedSounds,
} from "./music.js";
export type { Places } from "./places.js";
export { checksOfPlacesGet, placesGet } from "./places.js";
export type { Posts } from "./posts.js";
export {
  checksOfPostsDiscover,
  checksOfPostsGet,
  checksOfPostsListCommentReplies,
  checksOfPostsListComments,
  iteratePostsDiscover,
  iteratePostsListCommentReplies,
  iteratePostsListComments,
  postsDiscover,
  postsGet,
  postsListCommentReplies,
  postsListComments,
} from "./posts.js";
export type { Trending } from "./trending.js";
export {
  checksOfTrendingGetAd,
  checksOfTrendingListCommercialMusic,
  checksOfTrendingListCommercialPlaylistMusic,
  checksOfTrendingListKeywordSentences,
  checksOfTrendingListKeywords,
  checksOfTrendingListSongs,
  iterateTrendingListCommercialMusic,
  iterateTrendingListCommercialPlaylistMusic,
  iterateTrendingListKeywordSentences,
  iterateTrendingListKeywords,
  iterateTrendingListSongs,
  trendingGetAd,
  trendingListCommercialMusic,
  trendingListCommercialPlaylistMusic,
  trendingListKeywordSentences,
  trendingListKeywords,
  trendingListSongs,
} from "./trending.js";
export type { Users } from "./users.js";
export {
  checksOfUsersGet,
  checksOfUsersGetById,
  checksOfUsersListPlaylists,
  checksOfUsersListPosts,
  iterateUsersListPlaylists,
  iterateUsersListPosts,
  usersGet,
  usersGetById,
  usersListPlaylists,
  usersListPosts,
} from "./users.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

export { paginateDramasExplore } from "./dramas.js";
export { paginateEffectsListPosts } from "./effects.js";
export { paginateLiveSearch } from "./live.js";
export { paginateMusicListUnlimitedSounds } from "./music.js";
export { paginatePostsDiscover, paginatePostsListCommentReplies, paginatePostsListComments } from "./posts.js";
export {
  paginateTrendingListCommercialMusic,
  paginateTrendingListCommercialPlaylistMusic,
  paginateTrendingListKeywordSentences,
  paginateTrendingListKeywords,
  paginateTrendingListSongs,
} from "./trending.js";
export { paginateUsersListPlaylists, paginateUsersListPosts } from "./users.js";

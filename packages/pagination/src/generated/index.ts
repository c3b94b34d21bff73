// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

export { walkDramasExplore } from "./dramas.js";
export { walkEffectsListPosts } from "./effects.js";
export { walkLiveSearch } from "./live.js";
export { walkMusicListUnlimitedSounds } from "./music.js";
export { walkPostsDiscover, walkPostsListCommentReplies, walkPostsListComments } from "./posts.js";
export {
  walkTrendingListCommercialMusic,
  walkTrendingListCommercialPlaylistMusic,
  walkTrendingListKeywordSentences,
  walkTrendingListKeywords,
  walkTrendingListSongs,
} from "./trending.js";
export { walkUsersListPlaylists, walkUsersListPosts } from "./users.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OperationChecks } from "../checks/operation-checks.js";
import { checksOfCollectionsGet } from "./collections.js";
import { checksOfDownloadsGetMusic, checksOfDownloadsGetVideo } from "./downloads.js";
import { checksOfDramasExplore } from "./dramas.js";
import { checksOfEffectsGet, checksOfEffectsListPosts } from "./effects.js";
import { checksOfLiveListStreams, checksOfLiveSearch } from "./live.js";
import { checksOfMusicListUnlimitedSounds } from "./music.js";
import { checksOfPlacesGet } from "./places.js";
import {
  checksOfPostsDiscover,
  checksOfPostsGet,
  checksOfPostsListCommentReplies,
  checksOfPostsListComments,
} from "./posts.js";
import {
  checksOfTrendingGetAd,
  checksOfTrendingListCommercialMusic,
  checksOfTrendingListCommercialPlaylistMusic,
  checksOfTrendingListKeywordSentences,
  checksOfTrendingListKeywords,
  checksOfTrendingListSongs,
} from "./trending.js";
import { checksOfUsersGet, checksOfUsersGetById, checksOfUsersListPlaylists, checksOfUsersListPosts } from "./users.js";

/** The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations. */
export const allChecks: readonly OperationChecks[] = [
  checksOfDramasExplore,
  checksOfPostsGet,
  checksOfPostsListComments,
  checksOfPostsListCommentReplies,
  checksOfPostsDiscover,
  checksOfUsersGet,
  checksOfUsersGetById,
  checksOfUsersListPosts,
  checksOfUsersListPlaylists,
  checksOfEffectsGet,
  checksOfEffectsListPosts,
  checksOfPlacesGet,
  checksOfCollectionsGet,
  checksOfMusicListUnlimitedSounds,
  checksOfTrendingListSongs,
  checksOfTrendingListKeywords,
  checksOfTrendingListKeywordSentences,
  checksOfTrendingListCommercialMusic,
  checksOfTrendingListCommercialPlaylistMusic,
  checksOfTrendingGetAd,
  checksOfLiveListStreams,
  checksOfLiveSearch,
  checksOfDownloadsGetVideo,
  checksOfDownloadsGetMusic,
];

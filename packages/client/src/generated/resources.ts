// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Collections } from "./collections.js";
import { Downloads } from "./downloads.js";
import { Dramas } from "./dramas.js";
import { Effects } from "./effects.js";
import { Live } from "./live.js";
import { Music } from "./music.js";
import { Places } from "./places.js";
import { Posts } from "./posts.js";
import { Trending } from "./trending.js";
import { Users } from "./users.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  /** Drama series and their publishers. */
  readonly dramas: Dramas;
  /** Posts: one in detail, its comments and their replies, and posts found by keyword. */
  readonly posts: Posts;
  /** Users: their profile, their posts, their playlists. */
  readonly users: Users;
  /** Effects, and the posts that use them. */
  readonly effects: Effects;
  /** Places that posts are tagged with. */
  readonly places: Places;
  /** Collections of posts. */
  readonly collections: Collections;
  /** Sounds that may be used without limit. */
  readonly music: Music;
  /**
   * Trending songs, keywords, commercial music and ads. Some plans do not include these operations; they then return
   * 401.
   */
  readonly trending: Trending;
  /** Live streams, listed by tag or found by a search. */
  readonly live: Live;
  /** Download addresses of videos and sounds. */
  readonly downloads: Downloads;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    dramas: new Dramas(connection),
    posts: new Posts(connection),
    users: new Users(connection),
    effects: new Effects(connection),
    places: new Places(connection),
    collections: new Collections(connection),
    music: new Music(connection),
    trending: new Trending(connection),
    live: new Live(connection),
    downloads: new Downloads(connection),
  };
}

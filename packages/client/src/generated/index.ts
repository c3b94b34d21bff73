// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Areas } from "./areas.js";
export type { Collections } from "./collections.js";
export type { Downloads } from "./downloads.js";
export type { Dramas } from "./dramas.js";
export type { Effects } from "./effects.js";
export {
  BadRequestError,
  InvalidKeyError,
  NoContentError,
  NotSubscribedError,
  RateLimitedError,
  UpstreamError,
} from "./errors.js";
export type { Live } from "./live.js";
export type { Music } from "./music.js";
export type { Places } from "./places.js";
export type { Posts } from "./posts.js";
export type { Trending } from "./trending.js";
export type { Users } from "./users.js";

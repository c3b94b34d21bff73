// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Videos } from "./videos.js";
export { checksOfVideosDiscover, iterateVideosDiscover, videosDiscover } from "./videos.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Songs } from "./songs.js";
export { checksOfSongsList, iterateSongsList, songsList } from "./songs.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Letters } from "./letters.js";
export { checksOfLettersList, iterateLettersList, lettersList } from "./letters.js";
export type { Notes } from "./notes.js";
export { checksOfNotesList, iterateNotesList, notesList } from "./notes.js";
export type { Parcels } from "./parcels.js";
export { checksOfParcelsList, iterateParcelsList, parcelsList } from "./parcels.js";
export type { Stamps } from "./stamps.js";
export { checksOfStampsList, iterateStampsList, stampsList } from "./stamps.js";
export { allChecks } from "./param-checks.js";

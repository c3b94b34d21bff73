// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Files } from "./files.js";
export { checksOfFilesStore, filesStore } from "./files.js";
export type { Forms } from "./forms.js";
export { checksOfFormsSend, formsSend } from "./forms.js";
export type { Notes } from "./notes.js";
export { checksOfNotesCreate, notesCreate } from "./notes.js";
export type { Signed } from "./signed.js";
export {
  checksOfSignedCount,
  checksOfSignedReplace,
  checksOfSignedSend,
  signedCount,
  signedReplace,
  signedSend,
} from "./signed.js";
export type { Uploads } from "./uploads.js";
export { checksOfUploadsCreate, uploadsCreate } from "./uploads.js";
export type { Votes } from "./votes.js";
export {
  checksOfVotesAdd,
  checksOfVotesAddAll,
  checksOfVotesReplace,
  votesAdd,
  votesAddAll,
  votesReplace,
} from "./votes.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Files } from "./files.js";
export { filesStore } from "./files.js";
export type { Forms } from "./forms.js";
export { formsSend } from "./forms.js";
export type { Notes } from "./notes.js";
export { notesCreate } from "./notes.js";
export type { Signed } from "./signed.js";
export { signedCount, signedReplace, signedSend } from "./signed.js";
export type { Uploads } from "./uploads.js";
export { uploadsCreate } from "./uploads.js";
export type { Votes } from "./votes.js";
export { votesAdd, votesAddAll, votesReplace } from "./votes.js";

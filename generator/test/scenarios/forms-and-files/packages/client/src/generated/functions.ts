// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Files } from "./files.js";
export { checksOfFilesRename, checksOfFilesUpload, filesRename, filesReplace, filesUpload } from "./files.js";
export type { Notes } from "./notes.js";
export { checksOfNotesAdd, notesAdd } from "./notes.js";
export { allChecks } from "./param-checks.js";

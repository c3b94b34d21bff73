// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Folders } from "./folders.js";
export { foldersGet } from "./folders.js";
export type { Letters } from "./letters.js";
export { checksOfLettersGet, lettersGet } from "./letters.js";
export { allChecks } from "./param-checks.js";

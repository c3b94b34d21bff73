// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Letters } from "./letters.js";
export { checksOfLettersBurn, checksOfLettersSend, lettersBurn, lettersList, lettersSend } from "./letters.js";
export { allChecks } from "./param-checks.js";

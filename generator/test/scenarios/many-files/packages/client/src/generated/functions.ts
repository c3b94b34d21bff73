// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Letters } from "./letters.js";
export {
  checksOfLettersGet,
  checksOfLettersList,
  checksOfLettersWrite,
  lettersGet,
  lettersList,
  lettersWrite,
} from "./letters.js";
export { allChecks } from "./param-checks.js";

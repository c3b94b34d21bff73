// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Letters } from "./letters.js";
export { checksOfLettersList, iterateLettersList, lettersList } from "./letters.js";
export type { Seals } from "./seals.js";
export { checksOfSealsList, iterateSealsList, sealsList } from "./seals.js";
export type { Stamps } from "./stamps.js";
export { checksOfStampsList, iterateStampsList, stampsList } from "./stamps.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Evil } from "./evil.js";
export { checksOfEvil1QuoteS, evil1QuoteS } from "./evil.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Flags } from "./flags.js";
export { checksOfFlagsRead, flagsRead } from "./flags.js";
export type { Search } from "./search.js";
export { checksOfSearchRun, searchRun } from "./search.js";
export { allChecks } from "./param-checks.js";

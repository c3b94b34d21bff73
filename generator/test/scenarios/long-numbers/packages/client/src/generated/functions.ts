// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Entries } from "./entries.js";
export { checksOfEntriesCreate, entriesCreate } from "./entries.js";
export { allChecks } from "./param-checks.js";

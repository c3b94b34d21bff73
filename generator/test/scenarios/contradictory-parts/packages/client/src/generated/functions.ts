// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Owners } from "./owners.js";
export { checksOfOwnersGet, ownersGet } from "./owners.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Things } from "./things.js";
export { thingsGet } from "./things.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Trees } from "./trees.js";
export { treesGet } from "./trees.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Animals } from "./animals.js";
export { animalsFind, animalsOwner } from "./animals.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Items } from "./items.js";
export { itemsHealth, itemsList } from "./items.js";
export { allChecks } from "./param-checks.js";

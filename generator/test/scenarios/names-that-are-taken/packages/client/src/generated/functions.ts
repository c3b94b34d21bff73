// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Areas } from "./areas.js";
export { call3dView } from "./areas.js";
export type { Class } from "./class.js";
export { classDelete, constructor } from "./class.js";
export type { Constructor } from "./constructor.js";
export { constructorThen } from "./constructor.js";
export type { Default } from "./default.js";
export { defaultNew } from "./default.js";
export type { Index } from "./index-resource.js";
export { index } from "./index-resource.js";
export { allChecks } from "./param-checks.js";

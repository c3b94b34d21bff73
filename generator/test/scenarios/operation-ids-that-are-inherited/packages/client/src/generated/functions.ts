// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Constructor } from "./constructor.js";
export { checksOfConstructor, checksOfToString, constructor, toString } from "./constructor.js";
export type { Letters } from "./letters.js";
export { checksOfHasOwnProperty, hasOwnProperty } from "./letters.js";
export type { Proto } from "./proto.js";
export { checksOfProto, proto } from "./proto.js";
export type { Then } from "./then.js";
export { checksOfThenThen, thenThen } from "./then.js";
export { allChecks } from "./param-checks.js";

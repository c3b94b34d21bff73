// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

export type Schema123 = components["schemas"]["123"];
export type Class = components["schemas"]["class"];
export type Enum = components["schemas"]["enum"];
export type StringSchema = components["schemas"]["string"];
export type ABC = components["schemas"]["a b-c"];
export type ABCSchema = components["schemas"]["a.b.c"];
export type Undefined = components["schemas"]["undefined"];
export type 日本 = components["schemas"]["日本"];
export type Schema = components["schemas"]["!"];

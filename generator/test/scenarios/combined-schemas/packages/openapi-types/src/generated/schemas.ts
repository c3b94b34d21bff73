// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

export type Base = components["schemas"]["Base"];
export type Cat = components["schemas"]["Cat"];
export type Dog = components["schemas"]["Dog"];
export type Animal = components["schemas"]["Animal"];
export type Owner = components["schemas"]["Owner"];

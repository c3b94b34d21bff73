// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

export type UserSchema2 = components["schemas"]["user"];
export type User = components["schemas"]["User"];
export type USERSchema = components["schemas"]["USER"];
export type UserSchema3 = components["schemas"]["user_"];

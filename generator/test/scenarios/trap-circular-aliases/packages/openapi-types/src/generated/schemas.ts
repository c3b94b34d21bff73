// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

export type Thing = components["schemas"]["Thing"];
export type One = components["schemas"]["One"];
export type Two = components["schemas"]["Two"];
export type Three = components["schemas"]["Three"];
export type List = components["schemas"]["List"];
export type Self = components["schemas"]["Self"];
export type Either = components["schemas"]["Either"];
export type Other = components["schemas"]["Other"];

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

export type Node = components["schemas"]["Node"];
export type N0 = components["schemas"]["N0"];
export type N1 = components["schemas"]["N1"];
export type N2 = components["schemas"]["N2"];
export type N3 = components["schemas"]["N3"];
export type N4 = components["schemas"]["N4"];
export type N5 = components["schemas"]["N5"];
export type N6 = components["schemas"]["N6"];
export type N7 = components["schemas"]["N7"];
export type N8 = components["schemas"]["N8"];
export type N9 = components["schemas"]["N9"];
export type N10 = components["schemas"]["N10"];
export type N11 = components["schemas"]["N11"];

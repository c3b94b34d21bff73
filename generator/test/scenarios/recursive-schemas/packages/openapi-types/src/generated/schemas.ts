// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

export type Tree = components["schemas"]["Tree"];
export type Value = components["schemas"]["Value"];
export type Endless = components["schemas"]["Endless"];
export type Ping = components["schemas"]["Ping"];
export type Pong = components["schemas"]["Pong"];

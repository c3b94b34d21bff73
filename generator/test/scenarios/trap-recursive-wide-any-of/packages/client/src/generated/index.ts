// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export type { N0, N1, N10, N11, N2, N3, N4, N5, N6, N7, N8, N9, Node } from "@shortvideo-api/openapi-types";

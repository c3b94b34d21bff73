// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export type { Either, List, One, Other, Self, Thing, Three, Two } from "@shortvideo-api/openapi-types";

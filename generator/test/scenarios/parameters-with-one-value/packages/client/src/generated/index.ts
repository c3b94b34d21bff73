// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export type { ApiVersion } from "@shortvideo-api/openapi-types";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export type { MediaOptions, ReadAs } from "../call/call-options.js";
export type { BinaryBody, MediaBody, Meta, Note, RequestBody } from "@shortvideo-api/openapi-types";

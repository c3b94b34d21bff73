// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export type { MediaResults } from "./media.js";
export type { EventOptions, MediaOptions, MediaResult, MediaWithin, ReadAs } from "../call/call-options.js";
export { Redirect } from "../responses/redirect.js";
export type { EventStream, ServerSentEvent } from "../streams/item-stream.js";
export type { Job, Problem, Report } from "@shortvideo-api/openapi-types";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export type { MediaResults } from "./media.js";
export type { EventOptions, MediaOptions } from "../call/call-options.js";
export type { EventStream, ItemStream, ServerSentEvent } from "../streams/item-stream.js";
export type {
  Chat,
  ChatPiece,
  ChatRequest,
  Entry,
  Job,
  JobEnded,
  JobStarted,
  Problem,
  RequestBody,
} from "@shortvideo-api/openapi-types";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export type { MediaResults } from "./media.js";
export type {
  Chat,
  ChatPiece,
  ChatRequest,
  Entry,
  Job,
  JobEnded,
  JobStarted,
  Problem,
} from "@shortvideo-api/openapi-types";

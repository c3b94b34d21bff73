// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export { exactChat, exactChatPiece, exactEntry, exactJob, exactJobStarted } from "./exact.js";
export { exactRequests, exactResponses, marksOfMedia2OfLogsList, marksOfResponseOfJobsWatch } from "./operations.js";

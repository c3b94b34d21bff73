// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export { exactEvent } from "./exact.js";
export { exactRequests, exactResponses, marksOfResponseOfEventsList } from "./operations.js";

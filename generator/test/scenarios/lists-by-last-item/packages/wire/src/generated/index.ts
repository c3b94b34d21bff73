// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export { exactEvent } from "./exact.js";
export { exactRequests, exactResponseOfEventsList, exactResponses } from "./operations.js";

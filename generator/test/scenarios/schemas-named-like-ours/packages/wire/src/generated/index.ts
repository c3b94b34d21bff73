// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export { decodeJsonSchema, encodeJsonSchema } from "./encoded.js";
export { exactHttpResponse, exactRecordSchema, exactRequestsSchema, exactResponsesSchema } from "./exact.js";
export { exactRequests, exactResponses } from "./operations.js";

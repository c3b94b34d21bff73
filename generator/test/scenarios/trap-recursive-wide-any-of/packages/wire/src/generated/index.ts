// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export {
  exactN0,
  exactN1,
  exactN10,
  exactN11,
  exactN2,
  exactN3,
  exactN4,
  exactN5,
  exactN6,
  exactN7,
  exactN8,
  exactN9,
  exactNode,
} from "./exact.js";
export { exactRequests, exactResponses } from "./operations.js";

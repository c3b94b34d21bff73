// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export { exactJob, exactReport } from "./exact.js";
export {
  exactRequests,
  exactResponses,
  marksOfMedia2OfReportsGet,
  marksOfResponseOfExportsGet,
  marksOfResponseOfReportsList,
} from "./operations.js";

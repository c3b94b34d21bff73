// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export { exactJob, exactReport } from "./exact.js";
export {
  exactMedia2OfReportsGet,
  exactRequests,
  exactResponseOfExportsGet,
  exactResponseOfReportsList,
  exactResponses,
} from "./operations.js";

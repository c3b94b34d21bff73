// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export { exactOrder, exactOrderForm } from "./exact.js";
export { exactRequests, exactResponses, marksOfResponseOfOrdersCountByArticle } from "./operations.js";

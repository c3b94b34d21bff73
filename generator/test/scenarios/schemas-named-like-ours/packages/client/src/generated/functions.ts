// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Requests } from "./requests.js";
export { checksOfRequestsSend, requestsSend } from "./requests.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Mail } from "./mail.js";
export { checksOfMailList, iterateMailList, mailList } from "./mail.js";
export { allChecks } from "./param-checks.js";

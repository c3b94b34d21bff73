// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Accounts } from "./accounts.js";
export { accountsGet, accountsGetPhoto, accountsShow } from "./accounts.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Accounts } from "./accounts.js";
export { accountsCreate, accountsList, checksOfAccountsCreate } from "./accounts.js";
export type { Logins } from "./logins.js";
export { checksOfLoginsCreate, loginsCreate } from "./logins.js";
export type { Members } from "./members.js";
export { checksOfMembersCreate, membersCreate } from "./members.js";
export type { Pets } from "./pets.js";
export { checksOfPetsReplace, petsReplace } from "./pets.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Accounts } from "./accounts.js";
export { accountsCreate, accountsList } from "./accounts.js";
export type { Logins } from "./logins.js";
export { loginsCreate } from "./logins.js";
export type { Pets } from "./pets.js";
export { petsReplace } from "./pets.js";

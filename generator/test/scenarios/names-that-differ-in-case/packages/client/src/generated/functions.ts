// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Users } from "./users.js";
export { listUsers, usersListUsersC, usersListUsersD, usersListUsersE, usersListusersByGet } from "./users.js";
export { allChecks } from "./param-checks.js";

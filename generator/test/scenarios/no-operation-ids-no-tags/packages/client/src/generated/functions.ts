// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Root } from "./root.js";
export { rootGet } from "./root.js";
export type { Users } from "./users.js";
export { checksOfUsersDelete, checksOfUsersDeleteById, usersDelete, usersDeleteById } from "./users.js";
export type { UsersPets } from "./users-pets.js";
export { checksOfUsersPetsCreate, checksOfUsersPetsList, usersPetsCreate, usersPetsList } from "./users-pets.js";
export { allChecks } from "./param-checks.js";

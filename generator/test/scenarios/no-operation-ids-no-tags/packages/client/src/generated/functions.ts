// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Default } from "./default.js";
export { deleteUsersById2, get } from "./default.js";
export type { Users } from "./users.js";
export { deleteUsersById, getUsersByUserIdPets, postUsersByUserIdPets } from "./users.js";

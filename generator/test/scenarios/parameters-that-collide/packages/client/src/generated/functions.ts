// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Rooms } from "./rooms.js";
export { checksOfRoomsBook, roomsBook } from "./rooms.js";
export { allChecks } from "./param-checks.js";

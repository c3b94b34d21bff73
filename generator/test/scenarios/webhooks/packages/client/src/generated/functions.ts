// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Pets } from "./pets.js";
export { checksOfPetsCreate, petsCreate } from "./pets.js";
export { allChecks } from "./param-checks.js";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Pets } from "./pets.js";
export { petsCreate } from "./pets.js";

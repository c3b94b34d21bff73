// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Pets } from "./pets.js";
export { petsChangeAll, petsCreate } from "./pets.js";
export type { Plans } from "./plans.js";
export { plansReplace } from "./plans.js";
export type { Votes } from "./votes.js";
export { votesCast } from "./votes.js";

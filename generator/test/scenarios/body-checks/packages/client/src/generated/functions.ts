// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Pets } from "./pets.js";
export { checksOfPetsChangeAll, checksOfPetsCreate, petsChangeAll, petsCreate } from "./pets.js";
export type { Plans } from "./plans.js";
export { checksOfPlansReplace, plansReplace } from "./plans.js";
export type { Votes } from "./votes.js";
export { checksOfVotesCast, votesCast } from "./votes.js";
export { allChecks } from "./param-checks.js";

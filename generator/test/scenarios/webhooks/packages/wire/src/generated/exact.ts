// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of `Adoption`. */
export const exactAdoption: Exact = { fields: { pet: () => exactPet } };

/** The 64-bit numbers of `Removal`. */
export const exactRemoval: Exact = { fields: { petId: int64 } };

/** The 64-bit numbers of `Pet`. */
export const exactPet: Exact = { fields: { id: int64 } };

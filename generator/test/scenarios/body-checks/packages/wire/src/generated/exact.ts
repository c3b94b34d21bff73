// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of a `Pet`. */
export const exactPet: Exact = { also: [() => exactCat] };

/** The 64-bit numbers of a `Animal`. */
export const exactAnimal: Exact = { fields: { id: int64, parent: () => exactPet } };

/** The 64-bit numbers of a `Cat`. */
export const exactCat: Exact = { also: [() => exactAnimal] };

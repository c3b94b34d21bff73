// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";
import { checkOfPet } from "./checks.js";

/** The checks of the responses of `pets.create`. */
export const responseChecksOfPetsCreate: ResponseChecks = {
  operation: "pets.create",
  media: { "application/json": { schema: checkOfPet } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [responseChecksOfPetsCreate];

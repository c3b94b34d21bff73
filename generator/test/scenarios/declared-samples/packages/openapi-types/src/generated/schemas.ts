// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { components } from "./openapi.js";

export type LetterPage = components["schemas"]["LetterPage"];
export type Letter = components["schemas"]["Letter"];

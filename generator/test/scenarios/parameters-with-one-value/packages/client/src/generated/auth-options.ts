// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OptionTypes } from "../call/check-options.js";

/** The service takes no credentials. */
export interface AuthOptions {}

/** The types of {@link AuthOptions} at run time; an empty text if the signer checks the value. */
export const authOptions: OptionTypes<AuthOptions> = {};

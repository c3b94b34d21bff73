// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ErrorClasses } from "../errors/error-classes.js";

/** The class that each HTTP status of failure throws, unless an operation says otherwise; every other one throws `ApiError`. */
export const errorClasses: ErrorClasses = {};

/** What documented failures are instances of: by status, and by operation where it differs. */
export interface FailureClasses {}

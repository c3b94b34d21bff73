// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ErrorClasses } from "../errors/error-classes.js";

/** The class that each failing HTTP status throws, unless an operation has its own. Other statuses throw `ApiError`. */
export const errorClasses: ErrorClasses = {};

/** The classes of documented failures: by status, and by operation where they differ. */
export interface FailureClasses {}

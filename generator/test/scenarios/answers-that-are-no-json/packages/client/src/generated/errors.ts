// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ApiErrorClass } from "../api-error.js";

/** The class that each HTTP status throws; every other status throws `ApiError`. */
export const errorClasses: Readonly<Record<number, ApiErrorClass>> = {};

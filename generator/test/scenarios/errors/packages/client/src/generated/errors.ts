// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { ApiError, type ApiErrorClass } from "../api-error.js";

/** The key has no subscription. */
export class NotSubscribedError extends ApiError {
  override readonly name: string = "NotSubscribedError";
}

/** The class that each HTTP status throws; every other status throws `ApiError`. */
export const errorClasses: Readonly<Record<number, ApiErrorClass>> = {
  401: NotSubscribedError,
  429: NotSubscribedError,
};

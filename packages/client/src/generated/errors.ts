// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { ApiError, type ApiErrorClass } from "../api-error.js";

/** The request is malformed. */
export class BadRequestError extends ApiError {
  override readonly name: string = "BadRequestError";
}

/** The key is missing or invalid. Also seen where the plan lacks the operation. */
export class InvalidKeyError extends ApiError {
  override readonly name: string = "InvalidKeyError";
}

/** The caller is not subscribed to the API. */
export class NotSubscribedError extends ApiError {
  override readonly name: string = "NotSubscribedError";
}

/** The caller sent too many requests. */
export class RateLimitedError extends ApiError {
  override readonly name: string = "RateLimitedError";
}

/** The platform behind the service did not answer. */
export class UpstreamError extends ApiError {
  override readonly name: string = "UpstreamError";
}

/** The class that each HTTP status throws; every other status throws `ApiError`. */
export const errorClasses: Readonly<Record<number, ApiErrorClass>> = {
  400: BadRequestError,
  401: InvalidKeyError,
  403: NotSubscribedError,
  429: RateLimitedError,
  500: UpstreamError,
};

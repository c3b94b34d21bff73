// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { ApiError, type InBandError } from "../errors/api-error.js";
import type { ErrorClasses } from "../errors/error-classes.js";

/**
 * The request is malformed.
 *
 * Check the values of the parameters.
 *
 * @example if (error instanceof BadRequestError) console.error(error.message);
 */
export class BadRequestError extends ApiError {
  static override readonly advice: string = "Check the values of the parameters.";
  override readonly name = "BadRequestError";
}

/**
 * The key is missing or invalid. Also returned if the plan does not include the operation; the message then says so.
 *
 * Check that `apiKey` is set, complete and not revoked.
 *
 * @example if (error instanceof InvalidKeyError) console.error(error.message);
 */
export class InvalidKeyError extends ApiError {
  static override readonly advice: string = "Check that `apiKey` is set, complete and not revoked.";
  override readonly name = "InvalidKeyError";
}

/**
 * The caller is not subscribed to the API.
 *
 * Subscribe to a plan that includes the operation.
 *
 * @example if (error instanceof NotSubscribedError) console.error(error.message);
 */
export class NotSubscribedError extends ApiError {
  static override readonly advice: string = "Subscribe to a plan that includes the operation.";
  override readonly name = "NotSubscribedError";
}

/**
 * The caller sent too many requests.
 *
 * Send fewer requests, or choose a larger plan.
 *
 * @example if (error instanceof RateLimitedError) console.error(error.message);
 */
export class RateLimitedError extends ApiError {
  static override readonly advice: string = "Send fewer requests, or choose a larger plan.";
  override readonly name = "RateLimitedError";
}

/**
 * The platform behind the service did not respond.
 *
 * @example if (error instanceof UpstreamError) console.error(error.message);
 */
export class UpstreamError extends ApiError {
  override readonly name = "UpstreamError";
}

/**
 * The post has no video, so there is nothing to download.
 *
 * Request another post.
 *
 * @example if (error instanceof NoContentError) console.error(error.message);
 */
export class NoContentError extends ApiError {
  static override readonly advice: string = "Request another post.";
  static override readonly meaning: string = "The post has no video, so there is nothing to download.";
  override readonly name = "NoContentError";
}

/** The class that each failing HTTP status throws, unless an operation has its own. Other statuses throw `ApiError`. */
export const errorClasses: ErrorClasses = {
  400: BadRequestError,
  401: { class: InvalidKeyError, cases: [{ contains: "disabled for your subscription", class: NotSubscribedError }] },
  403: NotSubscribedError,
  429: RateLimitedError,
  500: UpstreamError,
};

/** The classes of documented failures: by status, and by operation where they differ. */
export interface FailureClasses {
  inBand: InBandError;
  204: NoContentError;
  400: BadRequestError;
  401: InvalidKeyError | NotSubscribedError;
  403: NotSubscribedError;
  429: RateLimitedError;
  500: UpstreamError;
}

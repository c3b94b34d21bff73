// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import { ApiError, type InBandError } from "../errors/api-error.js";
import type { ErrorClasses } from "../errors/error-classes.js";

/**
 * The key has no subscription.
 *
 * @example if (error instanceof NotSubscribedError) console.error(error.message);
 */
export class NotSubscribedError extends ApiError {
  override readonly name = "NotSubscribedError";
}

/**
 * There is no photo
 *
 * Upload one.
 *
 * @example if (error instanceof NoPhotoError) console.error(error.message);
 */
export class NoPhotoError extends ApiError {
  static override readonly advice: string = "Upload one.";
  static override readonly meaning: string = "There is no photo.";
  override readonly name = "NoPhotoError";
}

/**
 * The key is wrong.
 *
 * @example if (error instanceof KeyError) console.error(error.message);
 */
export class KeyError extends ApiError {
  static override readonly meaning: string = "The key is wrong.";
  override readonly name = "KeyError";
}

/** The class that each failing HTTP status throws, unless an operation has its own. Other statuses throw `ApiError`. */
export const errorClasses: ErrorClasses = { 401: NotSubscribedError, 429: NotSubscribedError };

/** The classes of documented failures: by status, and by operation where they differ. */
export interface FailureClasses {
  inBand: InBandError;
  204: NoPhotoError;
  401: NotSubscribedError;
  429: NotSubscribedError;
  "accounts.getPhoto 401": KeyError | NotSubscribedError;
}

import { ClientError } from "./client-error.js";

/**
 * The caller's `signal` aborted before the call was done; `cause` is the signal's reason. A call that took longer than its own
 * limits is not this, but a `CallTimeoutError`.
 *
 * Its name is the one that aborts have on the web, so that a check by name finds both.
 *
 * @example
 * if (error instanceof AbortError) console.error(`${error.operation} was left by its caller.`);
 */
export class AbortError extends ClientError {
  override readonly name = "AbortError";

  constructor(operation: string, attempts: number, cause: unknown) {
    super(operation, `${operation} was aborted.`, { attempts, cause });
  }
}

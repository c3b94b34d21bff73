/** What every error of a call tells beside its message. */
export interface ErrorDetails {
  /** Times that the call was sent. Default 1. */
  readonly attempts?: number | undefined;
  /** Default `false`. */
  readonly retryable?: boolean | undefined;
  /** What it came of: an error before it, or the reason of an abort. */
  readonly cause?: unknown;
}

/**
 * A call failed: the base of every error that the service, the network, a timeout, an abort or a check causes. It holds
 * neither the key nor the address that was called. Options of no use and values that no request can carry are not this,
 * but a RangeError or a TypeError.
 *
 * @example
 * if (error instanceof ClientError && error.retryable) console.error(`${error.operation} may succeed later.`);
 */
export class ClientError extends Error {
  override readonly name: string = "ClientError";
  /** Id of the operation that was called: area and method, joined by a dot. */
  declare readonly operation: string;
  /** Times that the call was sent, the retries included; 0 when it was not. */
  declare readonly attempts: number;
  /**
   * The cause may pass, so that the same call may succeed later. The client has then made its retries, as far as they
   * were allowed; verbs other than GET and HEAD it does not send again by itself, since they may take effect twice.
   */
  declare readonly retryable: boolean;

  constructor(operation: string, message: string, { attempts = 1, retryable = false, cause }: ErrorDetails = {}) {
    super(attempts > 1 ? `${message} (${attempts} attempts)` : message, cause === undefined ? {} : { cause });
    this.operation = operation;
    this.attempts = attempts;
    this.retryable = retryable;
  }
}

/** One thing wrong with the parameters of a call. */
export interface ParamViolation {
  /** Key in the params object; the keys of a group of which exactly one is taken, joined by ` | `. */
  readonly param: string;
  /** What the operation takes, and what it was given: one sentence. */
  readonly message: string;
}

/**
 * The parameters of a call are not what the API's document admits, and nothing was sent. What the service itself finds
 * wrong with a request is an `ApiError`.
 *
 * @example
 * if (error instanceof ParamsError) for (const { param, message } of error.violations) console.error(param, message);
 */
export class ParamsError extends ClientError {
  override readonly name = "ParamsError";
  /** All that is wrong: one or more. */
  declare readonly violations: readonly ParamViolation[];

  constructor(operation: string, violations: readonly ParamViolation[]) {
    super(operation, `${operation} was not sent: ${violations.map(({ message }) => message).join(" ")}`, {
      attempts: 0,
    });
    this.violations = violations;
  }
}

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

/**
 * A call, or its last attempt, took longer than its limit and was cut short. An abort by the caller's own signal is not
 * this, also where that signal is a timeout. When earlier attempts failed, `cause` is the error of the last of them.
 *
 * @example
 * if (error instanceof CallTimeoutError) console.error(`Raise ${error.limit} above ${error.limitMs} ms.`);
 */
export class CallTimeoutError extends ClientError {
  override readonly name = "CallTimeoutError";
  /** The option that set the limit. */
  declare readonly limit: "timeoutMs" | "attemptTimeoutMs";
  /** The limit, in milliseconds. */
  declare readonly limitMs: number;

  constructor(operation: string, limit: CallTimeoutError["limit"], limitMs: number, facts: CallTimeoutDetails) {
    super(operation, `${operation} was not done within the ${limitMs} ms of \`${limit}\`; raise it if need be.`, {
      ...facts,
      retryable: true,
    });
    this.limit = limit;
    this.limitMs = limitMs;
  }
}

interface CallTimeoutDetails {
  readonly attempts: number;
  readonly cause: ClientError | undefined;
}

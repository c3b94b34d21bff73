/** The details of an error, without its message. */
export interface ErrorDetails {
  /** How often the call was sent. Default 1. */
  readonly attempts?: number | undefined;
  /** Whether the same call may succeed later. Default `false`. */
  readonly retryable?: boolean | undefined;
  /** The error of an earlier attempt, or the reason of an abort. */
  readonly cause?: unknown;
}

/**
 * A call failed: the base class of all errors that the service, the network, a timeout, an abort or a check causes. Errors contain
 * neither the key nor the address. Invalid options cause a RangeError or a TypeError.
 *
 * @example
 * if (error instanceof ClientError && error.retryable) console.error(`${error.operation} may succeed later.`);
 */
export class ClientError extends Error {
  override readonly name: string = "ClientError";
  /** Id of the operation, such as `"posts.get"`. */
  declare readonly operation: string;
  /** How often the call was sent, with its retries; 0 if it was not sent. */
  declare readonly attempts: number;
  /**
   * The failure is temporary, so the same call may succeed later. The client has already made its retries. By default, it repeats
   * only GET, HEAD and QUERY, since other methods may take effect twice.
   */
  declare readonly retryable: boolean;

  constructor(operation: string, message: string, { attempts = 1, retryable = false, cause }: ErrorDetails = {}) {
    super(attempts > 1 ? `${message} (${attempts} attempts)` : message, cause === undefined ? {} : { cause });
    this.operation = operation;
    this.attempts = attempts;
    this.retryable = retryable;
  }
}

/** A parameter that does not fit the document. */
export interface ParamViolation {
  /** Key in the params object. For a group that requires exactly one param: all keys, joined by ` | `. */
  readonly param: string;
  /** The place inside a body: names of properties and indexes of items. Absent outside of bodies. */
  readonly path?: readonly (string | number)[];
  /** The expected value and the given one: one sentence. */
  readonly message: string;
}

/**
 * The parameters of a call do not fit the API's document, and nothing was sent. If the service itself rejects a request, the
 * error is an `ApiError`.
 *
 * @example
 * if (error instanceof ParamsError) for (const { param, message } of error.violations) console.error(param, message);
 */
export class ParamsError extends ClientError {
  override readonly name = "ParamsError";
  /** All violations: one or more. */
  declare readonly violations: readonly ParamViolation[];

  constructor(operation: string, violations: readonly ParamViolation[]) {
    super(operation, `${operation} was not sent: ${violations.map(({ message }) => message).join(" ")}`, {
      attempts: 0,
    });
    this.violations = violations;
  }
}

/**
 * The call has no credentials, so it was not sent: an option is missing, or the function of an option failed; `cause` is its error.
 * If the service itself rejects credentials, the error is an `ApiError`.
 *
 * @example
 * if (error instanceof CredentialsError) console.error(error.message, error.cause);
 */
export class CredentialsError extends ClientError {
  override readonly name = "CredentialsError";

  constructor(operation: string, reason: string, details: ErrorDetails = {}) {
    const { attempts = 0 } = details;
    super(operation, `${operation} was not sent${attempts > 0 ? " again" : ""}: ${reason}`, { ...details, attempts });
  }
}

/**
 * The caller's `signal` aborted before the call ended; `cause` is the signal's reason. A call that took longer than its own limits
 * is a `CallTimeoutError`.
 *
 * It has the name of the web platform's error, so that one check by name finds both.
 *
 * @example
 * if (error instanceof AbortError) console.error(`${error.operation} was aborted.`);
 */
export class AbortError extends ClientError {
  override readonly name = "AbortError";

  constructor(operation: string, attempts: number, cause: unknown) {
    super(operation, `${operation} was aborted.`, { attempts, cause });
  }
}

/**
 * A call, or its last attempt, took longer than its limit. An abort by the caller's own signal is an `AbortError`, also if that
 * signal is a timeout. If earlier attempts failed, `cause` is the error of the last one.
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

  constructor(operation: string, limit: CallTimeoutError["limit"], limitMs: number, details: ErrorDetails) {
    super(operation, `${operation} was not done within the ${limitMs} ms of \`${limit}\`; raise it if need be.`, {
      ...details,
      retryable: true,
    });
    this.limit = limit;
    this.limitMs = limitMs;
  }
}

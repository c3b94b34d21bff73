/** What every error of a call tells beside its message. */
export interface ErrorFacts {
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

  constructor(operation: string, message: string, { attempts = 1, retryable = false, cause }: ErrorFacts = {}) {
    super(attempts > 1 ? `${message} (${attempts} attempts)` : message, cause === undefined ? {} : { cause });
    this.operation = operation;
    this.attempts = attempts;
    this.retryable = retryable;
  }
}

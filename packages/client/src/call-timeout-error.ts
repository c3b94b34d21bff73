import { ClientError } from "./client-error.js";

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

  constructor(operation: string, limit: CallTimeoutError["limit"], limitMs: number, facts: CallTimeoutFacts) {
    super(operation, `${operation} was not done within the ${limitMs} ms of \`${limit}\`; raise it if need be.`, {
      ...facts,
      retryable: true,
    });
    this.limit = limit;
    this.limitMs = limitMs;
  }
}

interface CallTimeoutFacts {
  readonly attempts: number;
  readonly cause: ClientError | undefined;
}

/** How long a call may take, and when it is sent again. What is left out is as the client has it, or the default. */
export interface LimitOptions {
  /**
   * Milliseconds for the whole call: all attempts, with their bodies and the waits between them. Default 90 000;
   * `Infinity` sets no limit. In a walk, it is for each page.
   */
  timeout_ms?: number | undefined;
  /** Milliseconds for one attempt, with its body. Default 30 000; `Infinity` sets no limit. */
  attemptTimeout_ms?: number | undefined;
  retry?: RetryOptions | undefined;
}

/** When a failed call is sent again: GET and HEAD by themselves, other verbs only where `repeatable` says so. */
export interface RetryOptions {
  /** Attempts after the first. Default 3; 0 turns retries off. In a walk, it is for each page. */
  maxRetries?: number | undefined;
  /** Statuses that call for a retry. Default 408, 429, 500, 502, 503, 504. */
  statuses?: readonly number[] | undefined;
  /**
   * Milliseconds that the wait before the first retry stays below. It doubles with each retry; the wait itself is drawn
   * evenly from 0 to there, so that callers who failed together do not come back together. Default 500.
   */
  baseDelay_ms?: number | undefined;
  /** Milliseconds that the doubling ends at. Default 8 000. */
  maxDelay_ms?: number | undefined;
  /**
   * The longest wait that the service may ask for, in milliseconds, by `retry-after-ms` or `retry-after`. The drawn wait
   * is added to it. When the service asks for more, the call fails at once. Default 30 000.
   */
  maxRetryAfter_ms?: number | undefined;
}

/** {@link LimitOptions} with nothing left open. */
export interface Limits {
  readonly timeout_ms: number;
  readonly attemptTimeout_ms: number;
  readonly retry: { readonly [Name in keyof RetryOptions]-?: NonNullable<RetryOptions[Name]> };
}

/** What holds where neither the client nor the call says anything else. */
export const defaultLimits: Limits = {
  timeout_ms: 90_000,
  attemptTimeout_ms: 30_000,
  retry: {
    maxRetries: 3,
    statuses: [408, 429, 500, 502, 503, 504],
    baseDelay_ms: 500,
    maxDelay_ms: 8_000,
    maxRetryAfter_ms: 30_000,
  },
};

/** Lays options over limits, one by one. Throws a RangeError for a number that limits nothing. */
export function readLimits({ timeout_ms, attemptTimeout_ms, retry }: LimitOptions, under: Limits): Limits {
  if (timeout_ms === undefined && attemptTimeout_ms === undefined && retry === undefined) return under;
  return {
    timeout_ms: check("timeout_ms", timeout_ms ?? under.timeout_ms, 1),
    attemptTimeout_ms: check("attemptTimeout_ms", attemptTimeout_ms ?? under.attemptTimeout_ms, 1),
    retry: {
      maxRetries: check("retry.maxRetries", retry?.maxRetries ?? under.retry.maxRetries, 0),
      statuses: retry?.statuses ?? under.retry.statuses,
      baseDelay_ms: check("retry.baseDelay_ms", retry?.baseDelay_ms ?? under.retry.baseDelay_ms, 0),
      maxDelay_ms: check("retry.maxDelay_ms", retry?.maxDelay_ms ?? under.retry.maxDelay_ms, 0),
      maxRetryAfter_ms: check("retry.maxRetryAfter_ms", retry?.maxRetryAfter_ms ?? under.retry.maxRetryAfter_ms, 0),
    },
  };
}

function check(name: string, value: number, least: number): number {
  if (value >= least) return value;
  throw new RangeError(`\`${name}\` is \`${value}\`; give ${least} or more, or leave it out for the default.`);
}

/** How long a call may take, and how much it may be answered. What is left out is as the client has it, or the default. */
export interface LimitOptions {
  /**
   * Milliseconds for the whole call: all attempts, with their bodies and the waits between them. Default 90 000;
   * `Infinity` sets no limit. In a walk, it is for each page.
   */
  timeout_ms?: number | undefined;
  /** Milliseconds for one attempt, with its body. Default 30 000; `Infinity` sets no limit. */
  attemptTimeout_ms?: number | undefined;
  /**
   * Bytes that the body of an answer may have, once it is unpacked. Default 67 108 864, which is 64 MiB; `Infinity` sets
   * no limit. A longer one is not read to its end, and the call rejects with a `ResponseTooLargeError`.
   */
  maxResponse_bytes?: number | undefined;
}

/** {@link LimitOptions} with nothing left open. */
export type Limits = { readonly [Name in keyof LimitOptions]-?: number };

/** What holds where neither the client nor the call says anything else. */
export const defaultLimits: Limits = {
  timeout_ms: 90_000,
  attemptTimeout_ms: 30_000,
  maxResponse_bytes: 64 * 2 ** 20,
};

/** Lays options over limits, one by one. Throws a RangeError for a number that limits nothing. */
export function readLimits(options: LimitOptions, under: Limits): Limits {
  const { timeout_ms, attemptTimeout_ms, maxResponse_bytes } = options;
  if (timeout_ms === undefined && attemptTimeout_ms === undefined && maxResponse_bytes === undefined) return under;
  return {
    timeout_ms: checkLimit("timeout_ms", timeout_ms ?? under.timeout_ms, 1),
    attemptTimeout_ms: checkLimit("attemptTimeout_ms", attemptTimeout_ms ?? under.attemptTimeout_ms, 1),
    maxResponse_bytes: checkLimit("maxResponse_bytes", maxResponse_bytes ?? under.maxResponse_bytes, 1),
  };
}

/** Gives the value back. Throws a RangeError when it is less than `least`. */
export function checkLimit(name: string, value: number, least: number): number {
  if (value >= least) return value;
  throw new RangeError(`\`${name}\` is \`${value}\`; give ${least} or more, or leave it out for the default.`);
}

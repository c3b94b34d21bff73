import { checkLimit, refuseOption } from "./check-limit.js";

/** When a failed call is sent again: GET and HEAD by themselves, other verbs only where `repeatable` says so. */
export interface RetryOptions {
  /** Attempts after the first. Default 3; 0 turns retries off. In a walk, it is for each page. */
  maxRetries?: number | undefined;
  /** Statuses that call for a retry. Default 408, 429, 500, 502, 503, 504, 520 to 529. */
  statuses?: readonly number[] | undefined;
  /**
   * Milliseconds that the wait before the first retry stays below. It doubles with each retry; the wait itself is drawn
   * evenly from 0 to there, so that callers who failed together do not come back together. Default 500.
   */
  baseDelayMs?: number | undefined;
  /** Milliseconds that the doubling ends at. Default 8 000. */
  maxDelayMs?: number | undefined;
  /**
   * The longest wait that the service may ask for, in milliseconds, by `retry-after-ms` or `retry-after`. The drawn wait
   * is added to it. When the service asks for more, the call fails at once. Default 30 000.
   */
  maxRetryAfterMs?: number | undefined;
}

/** {@link RetryOptions} with nothing left open. */
export type Retry = {
  readonly [Name in Exclude<keyof RetryOptions, "statuses">]-?: NonNullable<RetryOptions[Name]>;
} & {
  /** Default: those of {@link isPassing}. */
  readonly statuses: RetryOptions["statuses"];
};

/** What holds where neither the client nor the call says anything else. */
export const defaultRetry: Retry = {
  maxRetries: 3,
  statuses: undefined,
  baseDelayMs: 500,
  maxDelayMs: 8_000,
  maxRetryAfterMs: 30_000,
};

/** Lays options over others, one by one. Throws a RangeError for what is no option, and for a number that limits nothing. */
export function readRetry(options: RetryOptions | undefined, under: Retry): Retry {
  if (options === undefined) return under;
  // What is misspelled would else be passed over without a word, and so would `retry: 0`.
  const wanted = `\`retry\` any of ${Object.keys(under).join(", ")}`;
  if (Object(options) !== options) refuseOption("retry", options, wanted);
  const retry = { ...under };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const option = `retry.${name}`;
    if (!(name in under)) refuseOption(option, value, wanted);
    const numbers = name === "statuses" ? value : [value];
    if (!Array.isArray(numbers)) refuseOption(option, value, "a list");
    for (const number of numbers) checkLimit(option, number, 0, name === "maxRetries" ? "whole " : "");
    Object.assign(retry, { [name]: value });
  }
  return retry;
}

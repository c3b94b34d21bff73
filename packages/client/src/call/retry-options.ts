import type { Retry, RetryOptions } from "./call-options.js";
import { checkLimit, rejectOption } from "./check-limit.js";
import { checkNames } from "./check-options.js";

/** The defaults of {@link RetryOptions}. */
export const defaultRetry: Retry = {
  maxRetries: 3,
  shouldRetry: undefined,
  statuses: undefined,
  baseDelayMs: 500,
  maxDelayMs: 8_000,
  maxRetryAfterMs: 30_000,
};

/**
 * Completes the options with defaults. Throws a TypeError for an unknown option, which would otherwise be ignored silently, and a
 * RangeError for an invalid number.
 */
export function readRetry(options: RetryOptions | undefined, defaults: Retry): Retry {
  if (options === undefined) return defaults;
  checkNames("`retry`", options, Object.keys(defaults));
  const retry = { ...defaults };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const option = `retry.${name}`;
    if (name === "shouldRetry") {
      if (typeof value !== "function") rejectOption(option, value, "a function");
    } else {
      const numbers = name === "statuses" ? value : [value];
      if (!Array.isArray(numbers)) rejectOption(option, value, "a list");
      for (const number of numbers) checkLimit(option, number, 0, name === "maxRetries" ? "an integer" : undefined);
    }
    Object.assign(retry, { [name]: value });
  }
  return retry;
}

import type { Retry, RetryOptions } from "../call/call-options.js";
import { checkLimit, rejectOption } from "./check-limit.js";
import { checkNames } from "./check-options.js";

/** The defaults of {@link RetryOptions}. */
export const defaultRetry: Retry = {
  maxRetries: 3,
  statuses: undefined,
  baseDelayMs: 500,
  maxDelayMs: 8_000,
  maxRetryAfterMs: 30_000,
};

/**
 * Returns the options, completed by others. Throws a TypeError for an unknown option and a RangeError for an invalid number:
 * otherwise, a misspelled option would be ignored silently.
 */
export function readRetry(options: RetryOptions | undefined, under: Retry): Retry {
  if (options === undefined) return under;
  checkNames("`retry`", options, Object.keys(under));
  const retry = { ...under };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const option = `retry.${name}`;
    const numbers = name === "statuses" ? value : [value];
    if (!Array.isArray(numbers)) rejectOption(option, value, "a list");
    for (const number of numbers) checkLimit(option, number, 0, name === "maxRetries" ? "an integer" : undefined);
    Object.assign(retry, { [name]: value });
  }
  return retry;
}

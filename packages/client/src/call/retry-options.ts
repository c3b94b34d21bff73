import type { Retry, RetryOptions } from "../call/call-options.js";
import { checkLimit, refuseOption } from "./check-limit.js";

/** The defaults of {@link RetryOptions}. */
export const defaultRetry: Retry = {
  maxRetries: 3,
  statuses: undefined,
  baseDelayMs: 500,
  maxDelayMs: 8_000,
  maxRetryAfterMs: 30_000,
};

/** Returns the options, completed by others. Throws a RangeError for an unknown option and for an invalid number. */
export function readRetry(options: RetryOptions | undefined, under: Retry): Retry {
  if (options === undefined) return under;
  // Else, a misspelled option and `retry: 0` would be ignored silently.
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

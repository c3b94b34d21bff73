import type { Retry } from "./retry-options.js";

/**
 * Milliseconds to wait after so many attempts: exponential, with full jitter.
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function drawBackoff(retry: Retry, attempts: number, random: () => number): number {
  // Past 2^1023 comes Infinity, of which none is no number.
  const growth = 2 ** Math.min(attempts - 1, 1_000);
  return random() * Math.min(retry.maxDelayMs, retry.baseDelayMs * growth);
}

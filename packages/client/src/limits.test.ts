import { expect, test } from "vitest";
import { defaultLimits, type LimitOptions, readLimits } from "./limits.js";

test("lays each option over what holds already, one by one", () => {
  const limits = readLimits({ timeout_ms: 5, retry: { maxRetries: 0, statuses: undefined } }, defaultLimits);

  expect(limits).toEqual({ ...defaultLimits, timeout_ms: 5, retry: { ...defaultLimits.retry, maxRetries: 0 } });
});

test.each<[string, LimitOptions]>([
  ["timeout_ms", { timeout_ms: 0 }],
  ["attemptTimeout_ms", { attemptTimeout_ms: Number.NaN }],
  ["retry.maxRetries", { retry: { maxRetries: -1 } }],
  ["retry.baseDelay_ms", { retry: { baseDelay_ms: -1 } }],
  ["retry.maxDelay_ms", { retry: { maxDelay_ms: Number.NaN } }],
  ["retry.maxRetryAfter_ms", { retry: { maxRetryAfter_ms: -1 } }],
])("refuses a `%s` that limits nothing", (name, options) => {
  expect(() => readLimits(options, defaultLimits)).toThrow(RangeError);
  expect(() => readLimits(options, defaultLimits)).toThrow(`\`${name}\` is `);
});

import { expect, test } from "vitest";
import { defaultLimits, type LimitOptions, readLimits } from "./limits.js";
import { defaultRetry, readRetry, type RetryOptions } from "./retry-options.js";

test("lays each option over what holds already, one by one", () => {
  expect(readLimits({ timeout_ms: 5 }, defaultLimits)).toEqual({ ...defaultLimits, timeout_ms: 5 });
  expect(readRetry({ maxRetries: 0, statuses: undefined }, defaultRetry)).toEqual({ ...defaultRetry, maxRetries: 0 });
});

test.each<[string, LimitOptions]>([
  ["timeout_ms", { timeout_ms: 0 }],
  ["attemptTimeout_ms", { attemptTimeout_ms: Number.NaN }],
  ["maxResponse_bytes", { maxResponse_bytes: 0 }],
])("refuses a `%s` that limits nothing", (name, options) => {
  expect(() => readLimits(options, defaultLimits)).toThrow(RangeError);
  expect(() => readLimits(options, defaultLimits)).toThrow(`\`${name}\` is `);
});

test.each<[string, RetryOptions]>([
  ["retry.maxRetries", { maxRetries: -1 }],
  ["retry.baseDelay_ms", { baseDelay_ms: -1 }],
  ["retry.maxDelay_ms", { maxDelay_ms: Number.NaN }],
  ["retry.maxRetryAfter_ms", { maxRetryAfter_ms: -1 }],
])("refuses a `%s` that means nothing", (name, options) => {
  expect(() => readRetry(options, defaultRetry)).toThrow(RangeError);
  expect(() => readRetry(options, defaultRetry)).toThrow(`\`${name}\` is `);
});

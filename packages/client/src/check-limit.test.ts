import { expect, test } from "vitest";
import type { Layer } from "./layer.js";
import { responseLimit } from "./response-limit.js";
import { defaultRetry, readRetry, type RetryOptions } from "./retry-options.js";
import { timeouts } from "./timeouts.js";

test("lays each option over what holds already, one by one", () => {
  expect(readRetry({ maxRetries: 0, statuses: undefined }, defaultRetry)).toEqual({ ...defaultRetry, maxRetries: 0 });
});

test.each<[string, () => Layer]>([
  ["timeout_ms", () => timeouts({ timeout_ms: 0 })],
  ["attemptTimeout_ms", () => timeouts({ attemptTimeout_ms: Number.NaN })],
  ["maxResponse_bytes", () => responseLimit({ maxResponse_bytes: 0 })],
])("refuses a `%s` that limits nothing", (name, create) => {
  expect(create).toThrow(RangeError);
  expect(create).toThrow(`\`${name}\` is `);
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

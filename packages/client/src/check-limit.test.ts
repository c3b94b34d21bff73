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
  // What callers in JavaScript write.
  ["timeout_ms", () => timeouts(JSON.parse('{ "timeout_ms": "5" }'))],
  ["timeout_ms", () => timeouts(JSON.parse('{ "timeout_ms": true }'))],
  ["maxResponse_bytes", () => responseLimit(JSON.parse('{ "maxResponse_bytes": null }'))],
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

test("takes retries without end", () => {
  expect(readRetry({ maxRetries: Infinity }, defaultRetry).maxRetries).toBe(Infinity);
});

test.each([
  ["null", "`retry` is `null`"],
  ["0", "`retry` is `0`"],
  ["true", "`retry` is `true`"],
  ['{ "attempts": -1 }', "`retry.attempts` is `-1`"],
  ["[503]", "`retry.0` is `503`"],
])("names the options that there are when `retry` is %s", (options, found) => {
  const read = () => readRetry(JSON.parse(options), defaultRetry);

  expect(read).toThrow(RangeError);
  expect(read).toThrow(
    `${found}; give \`retry\` any of maxRetries, statuses, baseDelay_ms, maxDelay_ms, maxRetryAfter_ms, or leave it out`,
  );
});

test.each([
  ['{ "statuses": 503 }', "`retry.statuses` is `503`; give a list"],
  ['{ "statuses": null }', "`retry.statuses` is `null`; give a list"],
  ['{ "statuses": [503, "429"] }', '`retry.statuses` is `"429"`; give a number, 0 or more'],
  ['{ "maxRetries": "3" }', '`retry.maxRetries` is `"3"`; give a whole number, 0 or more'],
  ['{ "maxRetries": 1.5 }', "`retry.maxRetries` is `1.5`; give a whole number, 0 or more, or leave it out."],
  ['{ "maxRetries": [3] }', "`retry.maxRetries` is a list of 1; give a whole number, 0 or more"],
  ['{ "maxDelay_ms": null }', "`retry.maxDelay_ms` is `null`; give a number, 0 or more"],
])("refuses %s", (options, message) => {
  expect(() => readRetry(JSON.parse(options), defaultRetry)).toThrow(message);
});

import { expect, test } from "vitest";
import type { RetryOptions } from "./call-options.js";
import { defaultRetry, readRetry } from "./retry-options.js";

test("keeps the default of each option that is absent", () => {
  expect(readRetry({ maxRetries: 0, statuses: undefined }, defaultRetry)).toEqual({ ...defaultRetry, maxRetries: 0 });
});

test.each<[string, RetryOptions]>([
  ["retry.maxRetries", { maxRetries: -1 }],
  ["retry.baseDelayMs", { baseDelayMs: -1 }],
  ["retry.maxDelayMs", { maxDelayMs: Number.NaN }],
  ["retry.maxRetryAfterMs", { maxRetryAfterMs: -1 }],
])("rejects a `%s` that is not a number of at least 0", (name, options) => {
  expect(() => readRetry(options, defaultRetry)).toThrow(RangeError);
  expect(() => readRetry(options, defaultRetry)).toThrow(`\`${name}\` must be `);
});

test("accepts an unlimited number of retries", () => {
  expect(readRetry({ maxRetries: Infinity }, defaultRetry).maxRetries).toBe(Infinity);
});

test.each([
  ["null", "`retry` takes an object of options, got `null`."],
  ["0", "`retry` takes an object of options, got a value of type `number`."],
  ["true", "`retry` takes an object of options, got a value of type `boolean`."],
  ["[503]", "`retry` takes an object of options, got a list."],
  [
    '{ "attempts": -1 }',
    "`retry` has no option `attempts`. Its options: maxRetries, shouldRetry, statuses, baseDelayMs, maxDelayMs, maxRetryAfterMs.",
  ],
])("rejects %s as options of retries", (options, message) => {
  const read = () => readRetry(JSON.parse(options), defaultRetry);

  expect(read).toThrow(TypeError);
  expect(read).toThrow(message);
});

test.each([
  ['{ "statuses": 503 }', "`retry.statuses` must be a list, got `503`."],
  ['{ "statuses": null }', "`retry.statuses` must be a list, got `null`."],
  ['{ "statuses": [503, "429"] }', '`retry.statuses` must be a number of at least 0, got `"429"`.'],
  ['{ "maxRetries": "3" }', '`retry.maxRetries` must be an integer of at least 0, got `"3"`.'],
  ['{ "maxRetries": 1.5 }', "`retry.maxRetries` must be an integer of at least 0, got `1.5`."],
  ['{ "maxRetries": [3] }', "`retry.maxRetries` must be an integer of at least 0, got a list of 1."],
  ['{ "maxDelayMs": null }', "`retry.maxDelayMs` must be a number of at least 0, got `null`."],
])("rejects the options %s", (options, message) => {
  expect(() => readRetry(JSON.parse(options), defaultRetry)).toThrow(message);
});

import { expect, test } from "vitest";
import type { Layer } from "../call/call-plan.js";
import { responseLimit } from "../layers/response-limit.js";
import type { RetryOptions } from "../call/call-options.js";
import { defaultRetry, readRetry } from "./retry-options.js";
import { timeouts } from "../layers/timeouts.js";

test("lays each option over what holds already, one by one", () => {
  expect(readRetry({ maxRetries: 0, statuses: undefined }, defaultRetry)).toEqual({ ...defaultRetry, maxRetries: 0 });
});

test.each<[string, () => Layer]>([
  ["timeoutMs", () => timeouts({ timeoutMs: 0 })],
  ["attemptTimeoutMs", () => timeouts({ attemptTimeoutMs: Number.NaN })],
  ["maxResponseBytes", () => responseLimit({ maxResponseBytes: 0 })],
  // Callers in JavaScript write such values.
  ["timeoutMs", () => timeouts(JSON.parse('{ "timeoutMs": "5" }'))],
  ["timeoutMs", () => timeouts(JSON.parse('{ "timeoutMs": true }'))],
  ["maxResponseBytes", () => responseLimit(JSON.parse('{ "maxResponseBytes": null }'))],
])("refuses a `%s` that limits nothing", (name, create) => {
  expect(create).toThrow(RangeError);
  expect(create).toThrow(`\`${name}\` is `);
});

test.each<[string, RetryOptions]>([
  ["retry.maxRetries", { maxRetries: -1 }],
  ["retry.baseDelayMs", { baseDelayMs: -1 }],
  ["retry.maxDelayMs", { maxDelayMs: Number.NaN }],
  ["retry.maxRetryAfterMs", { maxRetryAfterMs: -1 }],
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
    `${found}; give \`retry\` any of maxRetries, statuses, baseDelayMs, maxDelayMs, maxRetryAfterMs, or leave it out`,
  );
});

test.each([
  ['{ "statuses": 503 }', "`retry.statuses` is `503`; give a list"],
  ['{ "statuses": null }', "`retry.statuses` is `null`; give a list"],
  ['{ "statuses": [503, "429"] }', '`retry.statuses` is `"429"`; give a number, 0 or more'],
  ['{ "maxRetries": "3" }', '`retry.maxRetries` is `"3"`; give a whole number, 0 or more'],
  ['{ "maxRetries": 1.5 }', "`retry.maxRetries` is `1.5`; give a whole number, 0 or more, or leave it out."],
  ['{ "maxRetries": [3] }', "`retry.maxRetries` is a list of 1; give a whole number, 0 or more"],
  ['{ "maxDelayMs": null }', "`retry.maxDelayMs` is `null`; give a number, 0 or more"],
])("refuses %s", (options, message) => {
  expect(() => readRetry(JSON.parse(options), defaultRetry)).toThrow(message);
});

import { expect, test } from "vitest";
import { responseLimit } from "../layers/response-limit.js";
import { timeouts } from "../layers/timeouts.js";
import type { Layer } from "./metadata.js";

test.each<[string, () => Layer]>([
  ["timeoutMs", () => timeouts({ timeoutMs: 0 })],
  ["attemptTimeoutMs", () => timeouts({ attemptTimeoutMs: Number.NaN })],
  ["maxResponseBytes", () => responseLimit({ maxResponseBytes: 0 })],
  // Callers in JavaScript write such values.
  ["timeoutMs", () => timeouts(JSON.parse('{ "timeoutMs": "5" }'))],
  ["timeoutMs", () => timeouts(JSON.parse('{ "timeoutMs": true }'))],
  ["maxResponseBytes", () => responseLimit(JSON.parse('{ "maxResponseBytes": null }'))],
])("rejects a `%s` that is not a number of at least 1", (name, create) => {
  expect(create).toThrow(RangeError);
  expect(create).toThrow(`\`${name}\` must be `);
});

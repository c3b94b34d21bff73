import * as fc from "fast-check";
import { expect, test } from "vitest";
import { describeDuration } from "./api-error.js";

test.each([
  [0, "0 s"],
  [5, "1 s"],
  [1_000, "1 s"],
  [1_001, "2 s"],
  [30_000, "30 s"],
  [120_000, "120 s"],
  [150_000, "150 s"],
  [86_400_000, "86400 s"],
  [86_400_001, "more than a day"],
  [1e24, "more than a day"],
  [Infinity, "more than a day"],
])("writes %d ms as %j", (durationMs, text) => {
  expect(describeDuration(durationMs)).toBe(text);
});

test("writes at most five digits for any duration", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, noNaN: true }), (durationMs) => {
      expect(describeDuration(durationMs)).toMatch(/^(\d{1,5} s|more than a day)$/);
    }),
  );
});

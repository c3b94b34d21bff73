import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawBackoff } from "./draw-backoff.js";
import { defaultRetry } from "./retry-options.js";

const someRetry = fc
  .record({ baseDelay_ms: fc.nat(10_000), maxDelay_ms: fc.nat(100_000) })
  .map((delays) => ({ ...defaultRetry, ...delays }));
const someAttempts = fc.integer({ min: 1, max: 2_000 });
const someDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("waits from nothing to a bound that doubles with each attempt and ends at the maximum", () => {
  fc.assert(
    fc.property(someRetry, someAttempts, someDraw, (retry, attempts, draw) => {
      const bound_ms = Math.min(retry.maxDelay_ms, retry.baseDelay_ms && retry.baseDelay_ms * 2 ** (attempts - 1));

      const wait_ms = drawBackoff(retry, attempts, () => draw);

      expect(wait_ms).toBeGreaterThanOrEqual(0);
      expect(wait_ms).toBeLessThanOrEqual(bound_ms);
      expect(wait_ms).toBeCloseTo(draw * bound_ms, 6);
    }),
  );
});

test("stays below 0.5, 1, 2, 4, 8 and again 8 seconds by default", () => {
  const bounds = [1, 2, 3, 4, 5, 6].map((attempts) => drawBackoff(defaultRetry, attempts, () => 1));

  expect(bounds).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
});

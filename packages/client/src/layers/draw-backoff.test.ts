import * as fc from "fast-check";
import { expect, test } from "vitest";
import { defaultRetry } from "../call/retry-options.js";
import { drawBackoff } from "./retries.js";

const someRetry = fc
  .record({ baseDelayMs: fc.nat(10_000), maxDelayMs: fc.nat(100_000) })
  .map((delays) => ({ ...defaultRetry, ...delays }));
const someAttempts = fc.integer({ min: 1, max: 2_000 });
const someDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("waits at least 0 and at most a bound that doubles with each attempt up to the maximum", () => {
  fc.assert(
    fc.property(someRetry, someAttempts, someDraw, (retry, attempts, draw) => {
      const boundMs = Math.min(retry.maxDelayMs, retry.baseDelayMs && retry.baseDelayMs * 2 ** (attempts - 1));

      const waitMs = drawBackoff(retry, attempts, draw);

      expect(waitMs).toBeGreaterThanOrEqual(0);
      expect(waitMs).toBeLessThanOrEqual(boundMs);
      expect(waitMs).toBeCloseTo(draw * boundMs, 6);
    }),
  );
});

test("stays below 0.5, 1, 2, 4, 8 and again 8 seconds by default", () => {
  const bounds = [1, 2, 3, 4, 5, 6].map((attempts) => drawBackoff(defaultRetry, attempts, 1));

  expect(bounds).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
});

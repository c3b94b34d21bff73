import * as fc from "fast-check";
import { expect, test } from "vitest";
import { amount, count, date, dateTime, digits, pick, roundCount } from "../../packages/fixtures/src/seeded-values.ts";
import { readSampleValue, roundCount as predictRoundCount, type Sample } from "@shortvideo-api/document/sample/source";

// The generator validates schema samples by the values that it predicts, so the printed code must make the same values.

const seeds = fc.integer({ min: -1_000_000, max: 1_000_000 });

function predict(sample: Sample, seed: number): unknown {
  return readSampleValue(sample, seed, () => undefined);
}

test("predicts the digits that fixtures make", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), seeds, (base, seed) => {
      expect(predict({ kind: "digits", base }, seed)).toBe(digits(base, seed));
    }),
  );
});

test("predicts the numbers that fixtures make", () => {
  const step = fc.constantFrom(1, -1, 5, -3_600, 0.1, 0.25);

  fc.assert(
    fc.property(fc.nat(10_000), step, fc.nat(5_000), fc.nat(5_000), seeds, (base, by, below, above, seed) => {
      const [minimum, maximum] = [base - below, base + above];

      const predicted = predict({ kind: "number", base, step: by, minimum, maximum }, seed);

      expect(predicted).toBe(count(base, by, [minimum, maximum], seed));
    }),
  );
});

test("predicts the counts that fixtures make", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(100), fc.nat(), (base, minimum, seed) => {
      const bounds = { minimum, maximum: base + minimum };

      const predicted = predict({ kind: "amount", base, ...bounds, isText: false, isRounded: false }, seed);

      expect(predicted).toBe(amount(base, seed, [bounds.minimum, bounds.maximum]));
    }),
  );
});

test("predicts the times and days that fixtures make", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const [time, day] = ["2026-01-14T09:26:53Z", "2026-01-14"];

      expect(predict({ kind: "moment", base: time, of: "date-time" }, seed)).toBe(dateTime(time, seed));
      expect(predict({ kind: "moment", base: day, of: "date" }, seed)).toBe(date(day, seed));
    }),
  );
});

test("predicts which of several values fixtures pick", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(predict({ kind: "pick", values: ["a", "b", "c"] }, seed)).toBe(pick(["a", "b", "c"], seed));
    }),
  );
});

test("predicts how fixtures round counts", () => {
  fc.assert(
    fc.property(fc.nat(), (exact) => {
      expect(predictRoundCount(String(exact))).toBe(roundCount(String(exact)));
    }),
  );
});

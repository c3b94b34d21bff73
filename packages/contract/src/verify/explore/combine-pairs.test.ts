import { array, assert, integer, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { combinePairs, createShuffle } from "./combine-pairs.js";

test("contains each pair of values of two factors, and depends only on the seed", () => {
  const factor = integer({ min: 1, max: 4 });
  assert(
    property(array(factor, { minLength: 2, maxLength: 6 }), nat(), (sizes, seed) => {
      const combinations = combinePairs(sizes, createShuffle(seed));

      const seen = new Set(
        combinations.flatMap((values) =>
          values.flatMap((value, one) => values.map((second, other) => `${one} ${value} ${other} ${second}`)),
        ),
      );
      for (const [one, values] of sizes.entries()) {
        for (const [other, seconds] of sizes.entries()) {
          if (one === other) continue;
          for (let value = 0; value < values; value += 1) {
            for (let second = 0; second < seconds; second += 1) {
              expect(seen).toContain(`${one} ${value} ${other} ${second}`);
            }
          }
        }
      }
      expect(combinePairs(sizes, createShuffle(seed))).toEqual(combinations);
    }),
  );
});

test("needs far fewer combinations than there are", () => {
  expect(combinePairs([4, 4, 4, 4, 4, 4], createShuffle(1)).length).toBeLessThan(40);
});

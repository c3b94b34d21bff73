import { assert, property, string, constantFrom } from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.ts";
import { findNearName } from "./find-near-name.ts";

test("finds the names that the whole table of distances finds", () => {
  const word = string({ unit: constantFrom("a", "b", "c"), minLength: 4, maxLength: 11 });
  assert(
    property(word, word, (written, name) => {
      const most = written.length < 8 ? 1 : 2;

      expect(findNearName(written, [name])).toBe(measureWhole(written, name) <= most ? name : undefined);
    }),
    { numRuns: inCI(2_000, 300) },
  );
});

test("compares long texts, as a request may send them", () => {
  const middle = "x".repeat(200_000);

  expect(findNearName(`/nowhere/${middle}`, [`/books/${middle}a`])).toBeUndefined();
  expect(findNearName(`a${middle}b`, [`c${middle}d`])).toBe(`c${middle}d`);
});

/** Computes every place of the table of distances. */
function measureWhole(left: string, right: string): number {
  const rows = [Array.from({ length: right.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= left.length; row++) {
    const next = [row];
    for (let column = 1; column <= right.length; column++) {
      const stepsAt = (rowsUp: number, columnsBack: number): number =>
        rows[row - rowsUp]?.[column - columnsBack] ?? Infinity;
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      next[column] = Math.min(
        stepsAt(1, 0) + 1,
        (next[column - 1] ?? Infinity) + 1,
        stepsAt(1, 1) + (isSame ? 0 : 1),
        isSwap ? stepsAt(2, 2) + 1 : Infinity,
      );
    }
    rows.push(next);
  }
  return rows[left.length]?.[right.length] ?? Infinity;
}

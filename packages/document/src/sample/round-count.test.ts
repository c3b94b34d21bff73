import { expect, test } from "vitest";
import { roundCount } from "./sample.ts";

// The code of factories has such a function, too: `packages/fixtures/src/seeded-values.ts`.
test.each([
  [undefined, 0],
  [999, 999],
  [902_113, 902_100],
  [1_234_567, 1_200_000],
  [-902_113, -902_100],
])("rounds %j to %j, as services show counts", (exact, shown) => {
  expect(roundCount(exact)).toBe(shown);
});

import { expect, test } from "vitest";
import { exampleReport, withOperation } from "../../test/example-report.js";
import { summarize, toPercent } from "./summarize.js";

test("counts the covered parts and all parts of each measure", () => {
  expect(summarize(exampleReport).coverage).toEqual({
    operations: { covered: 2, total: 3 },
    parameters: { covered: 2, total: 4 },
    values: { covered: 1, total: 3 },
    boundaries: { covered: 1, total: 2 },
    statuses: { covered: 3, total: 5 },
    pages: { covered: 1, total: 1 },
    inBandFailures: { covered: 0, total: 0 },
    rateLimits: { covered: 1, total: 1 },
    emptyPages: { covered: 0, total: 1 },
  });
});

const countCoveredLists = (first: number, last: number) =>
  summarize(withOperation({ pages: { first, further: 1, last, empty: 0 } })).coverage.pages.covered;

test("considers a list covered if its first and its last page were returned", () => {
  expect([countCoveredLists(1, 1), countCoveredLists(1, 0), countCoveredLists(0, 1)]).toEqual([1, 0, 0]);
});

test("rounds percentages down, and treats a total of 0 as complete", () => {
  expect(toPercent({ covered: 199, total: 200 })).toBe(99);
  expect(toPercent({ covered: 0, total: 0 })).toBe(100);
});

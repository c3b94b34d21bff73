import { describe, expect, test } from "vitest";

test("a table without rows is an error, instead of a run without its tests", () => {
  const rows = [1, 2].filter((row) => row > 2);

  expect(() => test.each(rows)).toThrow("empty table");
  expect(() => test.skipIf(false).each(rows)).toThrow("empty table");
  expect(() => describe.each(rows)).toThrow("empty table");
});

test.each([1, 2])("a table with rows has one test for each row: %i", (row) => {
  expect([1, 2]).toContain(row);
});

import { expect, test } from "vitest";
import { readWords } from "./read-words.js";

test("takes words apart at commas and semicolons, and values out of their quotes", () => {
  expect(readWords(String.raw` code=429 ; example = "a, \"b\"" ,SLOW,, =x`)).toEqual([
    ["code", "429"],
    ["example", 'a, "b"'],
    ["slow", ""],
    ["x", ""],
  ]);
});

test("reads blanks without end in time", () => {
  const start = process.cpuUsage();

  expect(readWords(`slow,${" ".repeat(300_000)},code=429`)).toHaveLength(2);

  expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(2);
});

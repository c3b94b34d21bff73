import { expect, test } from "vitest";
import { measureGrowth } from "../../../../scripts/measure-growth.js";
import { readWords } from "./read-words.js";

test("splits preferences at commas and semicolons, and unquotes values", () => {
  expect(readWords(String.raw` code=429 ; example = "a, \"b\"" ,SLOW,, =x`)).toEqual([
    ["code", "429"],
    ["example", 'a, "b"'],
    ["slow", ""],
    ["x", ""],
  ]);
});

test("reads any number of blanks in time proportional to the text", () => {
  expect(readWords(withBlanks(10_000))).toHaveLength(2);
  expect(measureGrowth((size) => () => readWords(withBlanks(size)), 10_000)).toBeLessThan(40);
});

function withBlanks(count: number): string {
  return `slow,${" ".repeat(count)},code=429`;
}

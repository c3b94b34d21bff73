import { expect, test } from "vitest";
import { readWords } from "./words.js";

test("splits preferences at commas and semicolons, and unquotes values", () => {
  expect(readWords(String.raw` code=429 ; example = "a, \"b\"" ,SLOW,, =x`)).toEqual([
    ["code", "429"],
    ["example", 'a, "b"'],
    ["slow", ""],
    ["x", ""],
  ]);
});

test("reads a text with millions of blanks", () => {
  const blanks = " ".repeat(4_000_000);

  // A pattern that tries each blank as a start would take hours.
  expect(readWords(`slow,${blanks},code=429`)).toEqual([
    ["slow", ""],
    ["code", "429"],
  ]);
  expect(readWords(`slow${blanks}=${blanks}2${blanks}`)).toEqual([["slow", "2"]]);
});

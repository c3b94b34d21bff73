import { expect, test } from "vitest";
import { describeRounding, findRoundedNumbers } from "./find-rounded-numbers.ts";

test("names the number that a fraction with too many digits becomes", () => {
  expect(describeRounding("0.1234567890123456789")).toBe("`0.1234567890123456789` is read as `0.12345678901234568`.");
});

test("finds only fractions with more digits than a double, and only in values of the API", () => {
  const text = `
default: -0.12345678901234567890
enum: [9007199254740993, 0.10000000000000001, 12345678901234567.25]
maximum: 0.12345678901234567890`;

  expect(findRoundedNumbers(text)).toEqual([
    { steps: ["default"], text: "-0.12345678901234567890" },
    { steps: ["enum", 2], text: "12345678901234567.25" },
  ]);
});

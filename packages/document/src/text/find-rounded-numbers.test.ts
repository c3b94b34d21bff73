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

test("finds no limit of a property or a response that has the name of a field with values", () => {
  const text = `
responses:
  default: { content: { text/plain: { schema: { maximum: 0.12345678901234567890 } } } }
properties:
  value: { maximum: 0.12345678901234567890, example: { properties: { max: 0.12345678901234567890 } } }`;

  expect(findRoundedNumbers(text)).toEqual([
    { steps: ["properties", "value", "example", "properties", "max"], text: "0.12345678901234567890" },
  ]);
});

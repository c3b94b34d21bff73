import { expect, test } from "vitest";
import { classifyValue } from "./classify-value.js";

test.each([
  ["integer", ["0", "51", 51, "9007199254740993"]],
  ["negative integer", ["-1", -20]],
  ["large integer", ["99999999999999999999"]],
  ["integer with sign or zeros", ["+5", "05", "-0"]],
  ["decimal", ["5.0", "-.5", 5.5]],
  ["exponent", ["5e1", "1.5E+3", 1e21]],
  ["integers", ["1,2", "1 2", "1;2;3"]],
  ["empty", [""]],
  ["padded with blanks", [" 5", "5\n"]],
  ["null word", ["None", "null", "undefined"]],
  ["number word", ["NaN", "Infinity"]],
  ["boolean", ["True", "false"]],
  ["object word", ["[object Object]"]],
  ["JSON", ['["a"]', '{"a":1}']],
  ["placeholder", ["{videoId}", "${id}", "<id>", ":id"]],
  ["percent-encoded", ["a%20b"]],
  ["word", ["five"]],
  ["name", ["v-1", "550e8400-e29b-41d4-a716-446655440000"]],
  ["text beyond ASCII", ["fünf", "五"]],
  ["text", ["a b"]],
  ["list", [["a"]]],
  ["null", [null]],
])("names the form `%s`", (form, values) => {
  expect(values.map(classifyValue)).toEqual(values.map(() => form));
});

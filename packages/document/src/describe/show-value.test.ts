import { expect, test } from "vitest";
import { showValue } from "./show-value.ts";

test.each([
  ["", '""'],
  [" 5", '" 5"'],
  ["5 ", '"5 "'],
  ["  ", '"  "'],
  ["5\t", '"5\\u{0009}"'],
  ["a\u00A0b", '"a\\u{00a0}b"'],
  ["\u200B5", '"\\u{200b}5"'],
  ["\uFEFF5", '"\\u{feff}5"'],
  ["a b", "a b"],
  ["ß漢🙂", "ß漢🙂"],
  ["👩\u200D👧", "👩\u200D👧"],
])("prints %j so that every character is visible", (text, shown) => {
  expect(showValue(text)).toBe(shown);
});

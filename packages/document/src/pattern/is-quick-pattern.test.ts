import { expect, test } from "vitest";
import { isQuickPattern } from "./is-quick-pattern.ts";

test.each(["^\\d+$", "^[a-z]{2}(-[A-Z]{2})?$", "^(a|b|c)$", "^\\p{L}+$", "\\S", "^https?://[^/]+/.*$", "^.*,.*,.*$"])(
  "accepts %s",
  (pattern) => {
    expect(isQuickPattern(pattern)).toBe(true);
  },
);

test.each([
  ["a pattern that does not compile", "["],
  ["a pattern that compiles only without the flag `u`", "\\-"],
  ["a repeat in a repeat", "^(a+)+$"],
  ["a choice in a repeat", "^(a|aa)+$"],
  ["many options in a row", `^${"a?".repeat(30)}${"a".repeat(30)}$`],
  ["an option repeated", "^(a?){30}a{30}$"],
  ["many repeats in a row", "^.*.*.*.*$"],
  ["many repeats in one branch of two", "^a|.*.*.*b"],
  ["a repeat that is long when written out", "^((a{1000}){1000}){1000}$"],
  ["repeats of nothing", "^(((){1000}){1000}){1000}$"],
  ["groups within groups within groups", `^${"(".repeat(9_000)}a${")".repeat(9_000)}$`],
  ["a lookahead", "^(?=(a+)+$)a"],
  ["a back reference", "^(a+)\\1$"],
])("rejects %s", (_, pattern) => {
  expect(isQuickPattern(pattern)).toBe(false);
});

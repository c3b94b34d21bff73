import { expect, test } from "vitest";
import { buildPatternTexts } from "./build-pattern-texts.ts";
import { matchesPattern } from "./compile-pattern.ts";

test.each(["^(((a+)+)+)+$", "^(((a*)*b)*c)*$", "^((a{9}){9,}){9,}$"])(
  "builds texts of bounded length for %s",
  (pattern) => {
    const texts = [...buildPatternTexts(pattern)].flat();

    expect(texts.filter((text) => matchesPattern(pattern, text))).not.toEqual([]);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(5_000);
  },
);

test.each(["^(ab|cd)-\\1$", "^(?<quote>['\"])[a-z]+\\k<quote>$", "^(?:(a|b)x\\1){2}$"])(
  "repeats the text of a group for %s",
  (pattern) => {
    expect([...buildPatternTexts(pattern)].flat().some((text) => matchesPattern(pattern, text))).toBe(true);
  },
);

test.each([
  "^((25[0-5]|1?\\d?\\d)(\\.(?!$)|$)){4}$",
  "^((25[0-5]|[1-9]?\\d)\\.?\\b){4}$",
  "^(?:[a-z]+-(?!$)|[a-z]+$)+$",
])("ends without a separator for %s", (pattern) => {
  expect([...buildPatternTexts(pattern)].flat().some((text) => matchesPattern(pattern, text))).toBe(true);
});

test.each(["^((a{1,100}){1,100}){1,100}$", "^((a{1000}){1000}){1000}$", `^(a{1000})${"\\1".repeat(99)}$`])(
  "builds no text that is too long, for %s",
  (pattern) => {
    const lengths = [...buildPatternTexts(pattern)].flat().map(({ length }) => length);

    expect(Math.min(...lengths)).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(11_000);
  },
);

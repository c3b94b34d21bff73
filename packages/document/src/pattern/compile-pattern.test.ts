import { expect, test } from "vitest";
import { compareCosts } from "../../../../scripts/growth-of.ts";
import { matchesPattern } from "./compile-pattern.ts";

test.each([
  ["^\\d+$", "123", true],
  ["^\\d+$", "12a", false],
  ["^.$", "🎉", true],
  ["^\\p{Lu}\\p{L}+$", "Émile", true],
  ["^(a|b)\\1$", "aa", true],
  ["^(?=.*\\d)(?=.*[a-z])(?!.*[\\s)(]{2}).{8,}$", "a password with 1 digit", true],
  ["^\\w+([\\.-]?\\w+)*@\\w+([\\.-]?\\w+)*(\\.\\w{2,3})+$", "someone.with.a.long.name@mail.example.com", true],
  ["[\\-]", "-", true],
  ["[", "[", false],
  ["^([a-z0-9]{1,63}\\.){1,127}[a-z]{2,63}$", "www.example.com", true],
  ["^([a-z0-9]{1,63}\\.){1,127}[a-z]{2,63}$", "www.example.", false],
  ["^(\\w+\\s?)+\\1$", "soso", true],
])("compares %s with %s", (pattern, text, matches) => {
  expect(matchesPattern(pattern, text)).toBe(matches);
});

// Each takes minutes at this length, and twice as long with every character more.
const letters = "a".repeat(34);
/** Goes back over a text about 50,000 times. */
const goBack = () => /^(a+)+$/.test(`${"a".repeat(16)}!`);

test.each([
  ["^(a+)+$", `${letters}!`],
  ["^(https?:\\/\\/)?([\\da-z\\.-]+)\\.([a-z]{2,6})([\\/\\w \\.-]*)*\\/?$", `https://example.com/${letters}%28`],
  ["^(\\p{L}+)+$", `${letters}!`],
  ["^(a+)+$", `${letters}🎉`],
  ["^(?=(a+)+$)a", `${letters}!`],
  ["^(a+)+\\1$", `${letters}!`],
])("decides soon for %s, over which engines go back", (pattern, text) => {
  expect(matchesPattern(pattern, text)).toBe(false);
  expect(compareCosts(() => matchesPattern(pattern, text), goBack)).toBeLessThan(100);
});

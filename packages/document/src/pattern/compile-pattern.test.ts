import { expect, test } from "vitest";
import { compareCosts } from "../../../../scripts/measure-growth.ts";
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
])("matching %s against %s returns %s", (pattern, text, matches) => {
  expect(matchesPattern(pattern, text)).toBe(matches);
});

// At this length each pattern takes an engine minutes, and twice as long for each further character.
const letters = "a".repeat(34);
/** Backtracks about 50,000 times. */
const backtrack = () => /^(a+)+$/.test(`${"a".repeat(16)}!`);

test.each([
  ["^(a+)+$", `${letters}!`],
  ["^(https?:\\/\\/)?([\\da-z\\.-]+)\\.([a-z]{2,6})([\\/\\w \\.-]*)*\\/?$", `https://example.com/${letters}%28`],
  ["^(\\p{L}+)+$", `${letters}!`],
  ["^(a+)+$", `${letters}🎉`],
  ["^(?=(a+)+$)a", `${letters}!`],
  ["^(a+)+\\1$", `${letters}!`],
])("decides without much backtracking for %s, although engines backtrack", (pattern, text) => {
  expect(matchesPattern(pattern, text)).toBe(false);
  expect(compareCosts(() => matchesPattern(pattern, text), backtrack)).toBeLessThan(100);
});

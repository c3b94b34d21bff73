import { expect, test } from "vitest";
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

// A linear matcher returns at once. At this length, an engine that backtracks would take longer than the universe exists.
const letters = "a".repeat(100);

test.each([
  ["^(a+)+$", `${letters}!`],
  ["^(https?:\\/\\/)?([\\da-z\\.-]+)\\.([a-z]{2,6})([\\/\\w \\.-]*)*\\/?$", `https://example.com/${letters}%28`],
  ["^(\\p{L}+)+$", `${letters}!`],
  ["^(a+)+$", `${letters}🎉`],
  ["^(?=(a+)+$)a", `${letters}!`],
  ["^(a+)+\\1$", `${letters}!`],
])("decides without backtracking for %s, although engines backtrack", (pattern, text) => {
  expect(matchesPattern(pattern, text)).toBe(false);
});

import { RegExpParser } from "@eslint-community/regexpp";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compilePattern, createLinearMatcher, isPattern } from "@shortvideo-api/document/pattern";
import { inCI } from "../../../../scripts/in-ci.ts";

const parser = new RegExpParser();

function match(pattern: string, text: string, flags: string): boolean | undefined {
  const expression = new RegExp(pattern, flags);
  const tree = parser.parsePattern(pattern, 0, pattern.length, expression);
  return createLinearMatcher(tree, expression, 2_000)?.(text);
}

const atom = fc.constantFrom(
  ..."a b B ſ . \\d \\w \\W \\s [ab] [^a] [a-c] \\b \\B ^ $ é 😀 \\u{1F600} \\p{L} [😀a] [^] \\- (?:) ()".split(" "),
);
const quantifiers = fc.constantFrom("*", "+", "?", "*?", "{2}", "{1,}", "{0,2}", "{2,3}?", "{0}");
const { pattern } = fc.letrec<{ pattern: string; sequence: string; part: string }>((tie) => ({
  pattern: fc.array(tie("sequence"), { minLength: 1, maxLength: 2 }).map((parts) => parts.join("|")),
  sequence: fc.array(tie("part"), { maxLength: 4 }).map((parts) => parts.join("")),
  part: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    atom,
    fc
      .tuple(
        fc.oneof(
          fc.constantFrom("a", "b", ".", "[ab]"),
          tie("pattern").map((inner) => `(${inner})`),
        ),
        quantifiers,
      )
      .map((parts) => parts.join("")),
    fc
      .tuple(fc.constantFrom("?=", "?!", "?<=", "?<!", "?:", ""), tie("pattern"))
      .map(([kind, inner]) => `(${kind}${inner})`),
  ),
}));

const text = fc
  .array(fc.constantFrom("a", "b", "A", "c", "ſ", "1", " ", "\n", "-", "é", "😀", "\ud83d", "ab"), { maxLength: 8 })
  .map((parts) => parts.join(""));

const numRuns = inCI(2_500, 500);

test.each(["u", "", "iu", "i"])("matches the same texts as the engine of JavaScript, with the flags `%s`", (flags) => {
  let matched = 0;
  let compared = 0;
  fc.assert(
    fc.property(pattern, text, (source, subject) => {
      if (!compiles(source, flags)) return;
      const expected = isMatch(new RegExp(source, flags), subject);
      compared++;
      if (expected) matched++;

      expect(match(source, subject, flags)).toBe(expected);
      const meant = readMeant(source);
      expect(isPattern(source) && compilePattern(source)(subject)).toBe(meant ? isMatch(meant, subject) : false);
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns * 0.4);
  expect(matched).toBeGreaterThan(numRuns * 0.1);
});

/** Returns whether an expression matches a text. V8 also tries to match `(?![^a])` within a character of two units, unlike ECMAScript. */
function isMatch(expression: RegExp, subject: string): boolean {
  const sticky = new RegExp(expression, `${expression.flags}y`);
  let start = 0;
  for (const character of [...(expression.unicode ? subject : subject.split("")), ""]) {
    sticky.lastIndex = start;
    if (sticky.test(subject)) return true;
    start += character.length;
  }
  return false;
}

/** Returns the expression that a pattern means. Without the flag `u`, a property would be the letter `p`. */
function readMeant(source: string): RegExp | undefined {
  if (compiles(source, "u")) return new RegExp(source, "u");
  if (!/\\[pu]\{/.test(source)) return new RegExp(source);
  const allowed = source.replaceAll("\\-", "-");
  return compiles(allowed, "u") ? new RegExp(allowed, "u") : undefined;
}

function compiles(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

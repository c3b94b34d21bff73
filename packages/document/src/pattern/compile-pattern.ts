import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { uncapitalize } from "../names/letter-case.ts";
import { findForeignPart } from "./find-foreign-part.ts";
import { createLinearMatcher } from "./linear-matcher.ts";
import { type Backtracking, measureBacktracking } from "./measure-backtracking.ts";
import { createTimedMatcher } from "./timed-matcher.ts";

/** Returns `true` when a pattern is found in a text. */
type Matcher = (text: string) => boolean;

/** The number of ways that a regular expression may try for one text: about a millisecond. */
const mostWays = 100_000;

/**
 * Compiles a `pattern` to a function that returns `true` for a text that matches, in bounded time. The function throws
 * `UndecidedPatternError` when that takes too long.
 *
 * JSON Schema requires the flag `u`. Many patterns, such as `\/` or `\#`, are valid only without it, and are compiled without it. Throws
 * `SyntaxError` when the pattern compiles neither with nor without the flag.
 */
export function compilePattern(pattern: string): (text: string) => boolean {
  return boundPattern(compileExpression(pattern));
}

/**
 * Explains why a `pattern` is not a regular expression of ECMA-262: `"invalid group"`. Returns `undefined` if it is one, also if it is too
 * large for {@link compilePattern}.
 */
export function explainPattern(pattern: string): string | undefined {
  try {
    compileExpression(pattern);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(": ").at(-1) ?? "") : String(error);
    return uncapitalize(reason);
  }
}

/** Returns `true` for a `pattern` that {@link compilePattern} compiles. */
export function isPattern(pattern: string): boolean {
  try {
    compilePattern(pattern);
    return true;
  } catch {
    return false;
  }
}

/** The most states of a pattern for the texts of requests. */
const mostRequestStates = 2_000;
/** The most states of a pattern for the texts of schema samples, which are shorter than those of requests. */
const mostSampleStates = 20_000;
/** The most characters of a text that JavaScript's own engine compares with any pattern in little time. */
const shortText = 16;

function matchShortTexts(expression: RegExp): Matcher {
  return (text) => text.length <= shortText && expression.test(text);
}

const matchers = new Map<string, Matcher>();

/**
 * Returns `true` when a text matches a `pattern`. Compiles each pattern once.
 *
 * The result does not depend on the speed of the machine: it is `false` when only an engine without a time limit could decide. It is
 * also `false` when the pattern is not a regular expression.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  const matcher = matchers.get(pattern) ?? compileMatcher(pattern);
  matchers.set(pattern, matcher);
  return matcher(text);
}

function compileMatcher(pattern: string): Matcher {
  try {
    return boundPattern(compileExpression(pattern), mostSampleStates, matchShortTexts);
  } catch {
    return () => false;
  }
}

/**
 * Returns `true` when JavaScript's own engine matches every text against a `pattern` without much backtracking. Also returns `true` when
 * the pattern is not a regular expression.
 */
export function isCheapPattern(pattern: string): boolean {
  try {
    return isCheap(measureBacktracking(parsePattern(pattern)));
  } catch {
    return true;
  }
}

/**
 * Bounds the time of a regular expression with no flags but `u` and `i`.
 *
 * JavaScript's own engine tests each text that needs little backtracking. Other texts, such as a long one for `^(a+)+$`, could take it
 * years: a linear matcher tests them, in time proportional to their length. It supports neither back references nor patterns with
 * more than `mostStates` states: `createLastMatcher` creates the matcher for those. The default matcher throws after a second, since
 * the speed of the machine must not decide whether a text matches.
 */
function boundPattern(
  expression: RegExp,
  mostStates: number = mostRequestStates,
  createLastMatcher: (expression: RegExp) => Matcher = createTimedMatcher,
): Matcher {
  const tree = parse(expression);
  const backtracking = measureBacktracking(tree);
  const { ways, degree } = backtracking;
  const longest = isCheap(backtracking) ? Infinity : Math.floor((mostWays / ways) ** (1 / degree));
  let match: Matcher | undefined;
  return (text) => {
    if (text.length <= longest) return expression.test(text);
    match ??= createLinearMatcher(tree, expression, mostStates) ?? createLastMatcher(expression);
    return match(text);
  };
}

/** Parses a `pattern`. Throws `SyntaxError` when it does not compile. */
export function parsePattern(pattern: string): AST.Pattern {
  return parse(compileExpression(pattern));
}

function parse({ source, unicode }: RegExp): AST.Pattern {
  return new RegExpParser().parsePattern(source, 0, source.length, { unicode });
}

function isCheap({ ways, degree }: Backtracking): boolean {
  return degree <= 1 && ways <= 100;
}

function compileExpression(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    const expression = new RegExp(pattern);
    const foreign = findForeignPart(pattern);
    return foreign === undefined ? expression : compileWithoutEscapes(pattern, foreign);
  }
}

/** Compiles a pattern that needs the flag `u`, such as `\p{L}\#`. Replaces the escapes that the flag does not allow: `\#` by `\u{23}`. */
function compileWithoutEscapes(pattern: string, foreign: string): RegExp {
  const allowed = pattern.replaceAll(/\\(?:([^a-zA-Z0-9^$\\.*+?()[\]{}|/])|[\s\S])/gu, (escape, other?: string) =>
    other === undefined ? escape : `\\u{${(other.codePointAt(0) ?? 0).toString(16)}}`,
  );
  try {
    return new RegExp(allowed, "u");
  } catch {
    throw new SyntaxError(`it has \`${foreign}\``);
  }
}

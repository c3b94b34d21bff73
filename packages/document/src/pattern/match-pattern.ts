import { setFlagsFromString } from "node:v8";
import { isQuickPattern } from "./is-quick-pattern.ts";

// The engine goes back over every way in which a text could match, which takes years for some patterns. So told, it starts
// anew after 50,000 steps back, in a way that takes one step for each character: https://v8.dev/blog/non-backtracking-regexp
setFlagsFromString("--enable-experimental-regexp-engine-on-excessive-backtracks");

/** What looks around or back, and what asks for a property of characters, has to be matched in the old way. */
const beyondRescue = /\(\?<?[=!]|\\(?:[1-9kpP]|u\{)/;
/** What looks around, with no group within. */
const lookaround = /\(\?<?[=!]((?:\\.|\[(?:\\.|[^\]\\])*\]|[^()\\[])*)\)/g;
/** Half of a character that takes two. */
const surrogate = /[\uD800-\uDFFF]/;
/** Characters of a text that such a pattern is asked about, unless it is known to answer soon. */
const longestText = 16;

interface Compiled {
  readonly strict: RegExp | undefined;
  /** The same without the flag `u`, which keeps the engine from starting anew. */
  readonly plain: RegExp | undefined;
  /** Does it answer soon for a text of any length, at least in its plain form? */
  readonly isQuick: boolean;
  readonly isRescued: boolean;
}

const compiled = new Map<string, Compiled>();

/**
 * Does the text match, as validators read the pattern? One that is no regular expression matches nothing, and nothing matches
 * where finding out could take forever.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const { strict, plain, isQuick, isRescued } = compiled.get(pattern) ?? compile(pattern);
  // Two halves of one character are one to the flag `u` only.
  const isPlain = isRescued && !surrogate.test(text);
  if (!isQuick && !isPlain && text.length > longestText) return false;
  return (isPlain ? plain : (strict ?? plain))?.test(text) ?? false;
}

// Validators compile with the flag `u`; patterns that others wrote often bear no flag.
function compile(pattern: string): Compiled {
  const found = {
    strict: compileAs(pattern, "u"),
    plain: compileAs(pattern, ""),
    isQuick: isQuickInParts(pattern),
    isRescued: !beyondRescue.test(pattern) && !surrogate.test(pattern),
  };
  compiled.set(pattern, found);
  return found;
}

/** What looks around is done with once it has matched, so that it answers soon where each of its parts does. */
function isQuickInParts(pattern: string): boolean {
  const parts: string[] = [];
  const rest = pattern.replaceAll(lookaround, (_, part: string) => {
    parts.push(part);
    return "";
  });
  return [rest, ...parts].every(isQuickPattern);
}

function compileAs(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

import { type PatternTree, readPattern } from "./read-pattern.ts";

/** The longest text that the client compares with a pattern. The service checks longer ones. */
const longestText = 256;
/** Ways of three free repeats. More would take a second and longer for a text made to that end. */
const mostWays = (longestText + 1) ** 3;
/** Characters that a pattern asks for at most, with its repeats written out, as engines do. */
const mostCharacters = 4096;

/**
 * Returns `true` when a pattern compiles, and needs little time for every text that the client compares with it. Engines try
 * every way in which a text could match: `^(a+)+$` takes years for thirty letters.
 */
export function isQuickPattern(source: string): boolean {
  // The cost of lookarounds is unknown.
  if (/\(\?<?[=!]/.test(source)) return false;
  try {
    void new RegExp(source, "u");
  } catch {
    return false;
  }
  const pattern = readPattern(source);
  if (!pattern) return false;
  const isAnchored = pattern.kind === "sequence" && source.startsWith("^");
  const starts = isAnchored ? 1 : longestText;
  return countCharacters(pattern) <= mostCharacters && starts * countWays(pattern) <= mostWays;
}

/** Ways in which a text could match, at most. */
function countWays(pattern: PatternTree): number {
  if (pattern.kind === "characters") return 1;
  if (pattern.kind === "sequence") return pattern.parts.reduce((ways, part) => ways * countWays(part), 1);
  if (pattern.kind === "choice") return pattern.parts.reduce((ways, part) => ways + countWays(part), 0);
  const { minimum } = pattern;
  const maximum = Math.min(pattern.maximum, Math.max(minimum, longestText));
  const ways = countWays(pattern.part);
  // A sum of powers, and the highest of them is nearly all of it.
  return ways === 1 ? maximum - minimum + 1 : 2 * ways ** maximum;
}

function countCharacters(pattern: PatternTree): number {
  if (pattern.kind === "characters") return 1;
  if (pattern.kind !== "repeat") return pattern.parts.reduce((count, part) => count + countCharacters(part), 1);
  const { minimum, maximum, part } = pattern;
  return Math.max(1, Number.isFinite(maximum) ? maximum : minimum) * countCharacters(part);
}

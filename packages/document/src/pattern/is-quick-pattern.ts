import { type PatternTree, readPattern } from "./read-pattern.ts";

/** The most characters of a text that the client compares with a pattern. The service checks longer texts. */
const longestText = 256;
/** The number of ways in which three unlimited repeats can match. With more, a hostile text would take a second or longer. */
const mostWays = (longestText + 1) ** 3;
/** The most characters of a pattern after its repeats are written out, as engines do. */
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

/** Returns an upper limit of the ways in which a text could match. */
function countWays(pattern: PatternTree): number {
  if (pattern.kind === "characters") return 1;
  // Each text of the group is another way.
  if (pattern.kind === "reference") return Number.POSITIVE_INFINITY;
  if (pattern.kind === "group") return countWays(pattern.part);
  if (pattern.kind === "sequence") return pattern.parts.reduce((ways, part) => ways * countWays(part), 1);
  if (pattern.kind === "choice") return pattern.parts.reduce((ways, part) => ways + countWays(part), 0);
  const { minimum } = pattern;
  const maximum = Math.min(pattern.maximum, Math.max(minimum, longestText));
  const ways = countWays(pattern.part);
  // The sum of the powers up to the maximum is less than twice the highest power.
  return ways === 1 ? maximum - minimum + 1 : 2 * ways ** maximum;
}

function countCharacters(pattern: PatternTree): number {
  if (pattern.kind === "characters" || pattern.kind === "reference") return 1;
  if (pattern.kind === "group") return countCharacters(pattern.part);
  if (pattern.kind !== "repeat") return pattern.parts.reduce((count, part) => count + countCharacters(part), 1);
  const { minimum, maximum, part } = pattern;
  return Math.max(1, Number.isFinite(maximum) ? maximum : minimum) * countCharacters(part);
}

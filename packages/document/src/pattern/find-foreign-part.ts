/**
 * Finds a part of a pattern that ECMA-262 reads as other text without the flag `u`: there, `\A` is the letter `A`. Returns `undefined` for any
 * other pattern.
 */
export function findForeignPart(pattern: string): string | undefined {
  for (const [, foreign, escape] of pattern.matchAll(parts)) {
    if (foreign !== undefined) return foreign;
    if (escape !== undefined && !ownEscapes.has(escape)) return escape;
  }
  return undefined;
}

/** A property, a code point, a control character, a class of POSIX, or an escaped letter. Skips other escapes. */
const parts = /\\[^a-zA-Z]|(\\[pPu](?=\{)|\\c(?![a-zA-Z])|\[:\^?[a-z]+:\])|(\\[a-zA-Z])/g;
const ownEscapes: ReadonlySet<string> = new Set([..."bBcdDfknprPsStuvwWx"].map((letter) => `\\${letter}`));

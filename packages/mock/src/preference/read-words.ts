/** One word of a preference: `["scenario", "slow"]`. Names are in lower case. */
export type Word = readonly [name: string, value: string];

/**
 * Splits a preference into words: `code=429, example="emptyPage"`. Commas or semicolons separate words. A value may have quotes. A word
 * without a value has `""`.
 */
export function readWords(text: string): Word[] {
  return [...text.matchAll(pattern)].map(([, name = "", quoted, plain = ""]) => [
    name.trim().toLowerCase(),
    quoted === undefined ? plain.trim() : quoted.replaceAll(/\\(.)/g, "$1"),
  ]);
}

const pattern = /([^\s=,;][^=,;]*)(?:=\s*(?:"((?:[^"\\]|\\.)*)"[^,;]*|([^,;]*)))?/g;

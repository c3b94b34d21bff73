/** One word of a preference, as it was written: `["scenario", "slow"]`. Names are in lower case. */
export type Word = readonly [name: string, value: string];

/**
 * Takes a preference apart: `code=429, example="emptyPage"`. Words are parted by commas or semicolons, and a value may stand
 * in quotes. A word without a value has `""`.
 */
export function readWords(text: string): Word[] {
  return [...text.matchAll(pattern)].map(([, name = "", quoted, plain = ""]) => [
    name.trim().toLowerCase(),
    quoted === undefined ? plain.trim() : quoted.replaceAll(/\\(.)/g, "$1"),
  ]);
}

const pattern = /([^\s=,;][^=,;]*)(?:=\s*(?:"((?:[^"\\]|\\.)*)"[^,;]*|([^,;]*)))?/g;

/** A number, recognized by the characters around it. Digits in a string may have the same ones, except behind `\":`. */
const number = /(?<=^\s*|(?<!(?<!\\)(?:\\\\)*\\")[:,[]\s*)-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?=\s*(?:[,\]}]|$))/
  .source;

/** A number of at least 16 characters, as others fit a double. V8 searches faster for characters that are spelled out in front. */
const longNumber = new RegExp(`([:,[\\s])([-\\d]${"[\\d.]".repeat(15)}[\\d.]*(?:e[+-]?\\d+)?)(?<=${number})`, "gi");

/** A whole string, or a number outside of strings. */
const stringOrNumber = new RegExp(`"[^]*?(?:(?<!\\\\)(?:\\\\\\\\)*"|$)|()(${number})`, "gi");

/**
 * Parses JSON without losing a digit: a number that a double cannot represent arrives as the string that `print` returns for
 * it. Default: as the text has it. Everything else is as in `JSON.parse`, the SyntaxError included.
 *
 * @example
 * readJson('{"id":7300000000000000001,"size":12}'); // { id: "7300000000000000001", size: 12 }
 */
export function readJson(text: string, print: (token: string) => string = String): unknown {
  const parse = (pattern: RegExp): unknown =>
    JSON.parse(
      text.replaceAll(pattern, (match, before: string, token?: string) =>
        token === undefined || fitsDouble(token) ? match : `${before}"${print(token)}"`,
      ),
    );
  try {
    const value = parse(longNumber);
    // The pattern needs a character before a number, and so misses a text that is one.
    if (typeof value !== "number") return value;
  } catch {
    // Quoting digits inside a string breaks the JSON: two values follow one another without a comma. So no value is wrong.
  }
  return parse(stringOrNumber);
}

/** Number of significant digits that identify a double. */
const maxDigits = 17;

/**
 * Returns whether a double represents a JSON number: an integer up to 2^53 - 1, or a fraction of at most 17 significant digits.
 * An integer with a point or an exponent, such as `7.3e18`, must come back digit for digit.
 */
function fitsDouble(token: string): boolean {
  const value = Number(token);
  if (!/[.e]/i.test(token)) return Number.isSafeInteger(value);
  const digits = listDigits(token);
  return value % 1 ? digits.length <= maxDigits : listDigits(String(value)) === digits;
}

/** Returns the digits without zeros at either end: `73` for `-0.730e5`. */
function listDigits(token: string): string {
  return token.replaceAll(/e.*|\D/gi, "").replace(/^0*(.*[1-9])?0*$/, "$1");
}

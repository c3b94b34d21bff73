/** Matches a number by the characters around it, but not after an escaped quote and a colon. Digits in strings can have the same neighbors. */
const number = /(?<=^\s*|(?<!(?<!\\)(?:\\\\)*\\")[:,[]\s*)-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?=\s*(?:[,\]}]|$))/
  .source;

/** Matches numbers of at least 16 characters, because a double represents shorter ones. V8 finds repeated classes faster than `{15}`. */
const longNumber = new RegExp(`([:,[\\s])([-\\d]${"[\\d.]".repeat(15)}[\\d.]*(?:e[+-]?\\d+)?)(?<=${number})`, "gi");

/** Matches a whole string, or a number outside of strings. */
const stringOrNumber = new RegExp(`"[^]*?(?:(?<!\\\\)(?:\\\\\\\\)*"|$)|()(${number})`, "gi");

/**
 * Parses JSON without losing a digit. A number that a double cannot represent becomes the string that `print` returns for it. Without
 * `print`, it becomes its text. All other values are the same as from `JSON.parse`, which throws a `SyntaxError` for a text that is not
 * JSON.
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
    // The pattern needs a character before a number, so it does not match a text that is only a number.
    if (typeof value !== "number") return value;
  } catch {
    // If the pattern matched digits inside a string, the quotes made the JSON invalid. No wrong value can result.
  }
  return parse(stringOrNumber);
}

/** Number of significant digits that identify a double. */
const maxDigits = 17;

/**
 * Returns `true` if a double represents a JSON number: an integer up to 2^53 - 1, or a fraction of at most 17 significant digits.
 * An integer with a point or an exponent, such as `7.3e18`, must have the same digits as a double.
 */
function fitsDouble(token: string): boolean {
  const value = Number(token);
  if (!/[.e]/i.test(token)) return Number.isSafeInteger(value);
  const digits = listDigits(token);
  return value % 1 ? digits.length <= maxDigits : listDigits(String(value)) === digits;
}

/** Returns the significant digits, without zeros at the start and the end: `73` for `-0.730e5`. */
function listDigits(token: string): string {
  return token.replaceAll(/e.*|\D/gi, "").replace(/^0*(.*[1-9])?0*$/, "$1");
}

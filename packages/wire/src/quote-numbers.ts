import { fitsDouble } from "./fits-double.js";

/** Digits of the shortest integer that a double may round. */
const LENGTH = 16;

/** Spelled out and not counted, V8 looks for the run in leaps of its length. */
const LONG = new RegExp(/[\d.]/.source.repeat(LENGTH), "g");

/** A number that is not the name of a property, or else the characters that look like one. */
const NUMBER = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w.+-]|\s*:)|[-+.e\d]+/iy;

/** Before a number stands nothing, or one of these. */
const BEFORE = /^[:,[\s]?$/;

/**
 * Puts the numbers of a JSON text in quotes that a double does not keep, as `print` writes them.
 *
 * Looks at what surrounds a number, and does not read strings. So it may also quote digits inside of a string. The result is
 * then not JSON, since two values follow one another without a comma: `JSON.parse` throws, and nothing is read wrongly.
 */
export function quoteNumbers(text: string, print: (token: string) => string = String): string {
  const parts: string[] = [];
  let kept = 0;
  LONG.lastIndex = 0;
  while (LONG.test(text)) {
    let start = LONG.lastIndex - LENGTH;
    // Most long numbers are ids in strings.
    if (text[start - 1] === '"') continue;
    while (/[-+.e\d]/i.test(text.charAt(start - 1))) start -= 1;
    NUMBER.lastIndex = start;
    const token = NUMBER.exec(text)?.[1];
    // Passes over what is not a number as a whole, instead of looking at it again in its midst.
    LONG.lastIndex = NUMBER.lastIndex;
    if (!token || !BEFORE.test(text.charAt(start - 1)) || isEscaped(text, start - 2) || fitsDouble(token)) continue;
    parts.push(text.slice(kept, start), `"${print(token)}"`);
    kept = start + token.length;
  }
  // Joined at once: a text that is built by appending is copied once more when it is read.
  parts.push(text.slice(kept));
  return parts.join("");
}

/** Does the same outside of strings only. Takes more time. */
export function quoteOutsideStrings(text: string, print?: (token: string) => string): string {
  let isString = true;
  let last = "";
  const quote = (part: string): string => {
    isString = !isString || isEscaped(last, last.length);
    last = part;
    return isString ? part : quoteNumbers(part, print);
  };
  return text.split('"').map(quote).join('"');
}

/** Returns whether the character at the offset stands behind an odd number of backslashes. */
function isEscaped(text: string, offset: number): boolean {
  let start = offset;
  while (text.charCodeAt(start - 1) === 92) start -= 1;
  return (offset - start) % 2 > 0;
}

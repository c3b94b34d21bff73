import { fitsDouble } from "./fits-double.js";

/** Characters of the shortest number that a double may not keep. */
const LENGTH = 16;

/** A long number and what stands before it. Spelled out and not counted, V8 looks for it in leaps. */
const LONG = new RegExp(`[:,[\\s][-\\d]${"[\\d.]".repeat(LENGTH - 1)}`, "g");

/** A number by what stands around it, which also digits in a string may have. Behind `\":`, it is part of JSON in a string. */
const NUMBER =
  /(?<=^\s*|(?<!(?<!\\)(?:\\\\)*\\")[:,[]\s*)-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?=\s*(?:[,\]}]|$))/iy;

/** A whole string, or a number outside of strings. */
const STRING_OR_NUMBER = new RegExp(`"[^]*?(?:(?<!\\\\)(?:\\\\\\\\)*"|$)|${NUMBER.source}`, "gi");

/** How a number is written that a double does not keep. */
type Print = (token: string) => string;

/**
 * Puts the numbers of a JSON text in quotes that a double does not keep.
 *
 * Looks at what surrounds a number, and does not read strings. So it may also quote digits inside of a string. The result is
 * then not JSON, since two values follow one another without a comma: `JSON.parse` throws, and nothing is read wrongly.
 */
export function quoteNumbers(text: string, print: Print): string {
  const parts: string[] = [];
  let kept = 0;
  // The text may be a number as a whole.
  let start = 0;
  LONG.lastIndex = 0;
  do {
    NUMBER.lastIndex = start;
    const token = NUMBER.exec(text)?.[0];
    if (token && !fitsDouble(token)) {
      parts.push(text.slice(kept, start), `"${print(token)}"`);
      kept = start + token.length;
    }
    start = LONG.test(text) ? LONG.lastIndex - LENGTH : 0;
  } while (start);
  if (parts.length === 0) return text;
  // Joined at once: a text that is built by appending is copied once more when it is read.
  parts.push(text.slice(kept));
  return parts.join("");
}

/** Does the same outside of strings only. Takes more time. */
export function quoteOutsideStrings(text: string, print: Print): string {
  return text.replaceAll(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') || fitsDouble(token) ? token : `"${print(token)}"`,
  );
}

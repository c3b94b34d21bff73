import { fitsDouble } from "./fits-double.js";

/** A number by what surrounds it. Digits in a string may look the same, save behind `\":`, as in JSON within a string. */
const NUMBER = /(?<=^\s*|(?<!(?<!\\)(?:\\\\)*\\")[:,[]\s*)(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)(?=\s*(?:[,\]}]|$))/
  .source;

/** A number that a double may not keep. Spelled out and not counted, V8 looks for its 16 characters in leaps. */
const LONG_NUMBER = new RegExp(`([:,[\\s])(?=[-\\d]${"[\\d.]".repeat(15)})${NUMBER}`, "gi");

/** A whole string, or a number outside of strings. */
const STRING_OR_NUMBER = new RegExp(`"[^]*?(?:(?<!\\\\)(?:\\\\\\\\)*"|$)|()${NUMBER}`, "gi");

/**
 * Reads JSON without losing a digit: a number that a double does not keep arrives as a string, as `print` writes it. Default:
 * as it stands in the text. Everything else is as `JSON.parse` has it, and so is the SyntaxError for a text that is not JSON.
 *
 * @example
 * readJson('{"id":7300000000000000001,"size":12}'); // { id: "7300000000000000001", size: 12 }
 */
export function readJson(text: string, print: (token: string) => string = String): unknown {
  const parse = (json: string, pattern: RegExp): unknown =>
    JSON.parse(
      json.replaceAll(pattern, (met, before: string, token?: string) =>
        token === undefined || fitsDouble(token) ? met : `${before}"${print(token)}"`,
      ),
    );
  try {
    // The space stands before a text that is a number as a whole.
    return parse(` ${text}`, LONG_NUMBER);
  } catch {
    // Digits in a string were quoted: the result is not JSON, since two values follow one another without a comma.
    return parse(text, STRING_OR_NUMBER);
  }
}

import { quoteNumbers, quoteOutsideStrings } from "./quote-numbers.js";

/**
 * Reads JSON without losing a digit: a number that a double does not keep arrives as a string, as `print` writes it. Default:
 * as it stands in the text. Everything else is as `JSON.parse` has it, and so is the SyntaxError for a text that is not JSON.
 *
 * @example
 * readJson('{"id":7300000000000000001,"size":12}'); // { id: "7300000000000000001", size: 12 }
 */
export function readJson(text: string, print: (token: string) => string = String): unknown {
  try {
    return JSON.parse(quoteNumbers(text, print));
  } catch {
    return JSON.parse(quoteOutsideStrings(text, print));
  }
}

import { fitsDouble } from "./fits-double.js";

/** Digits of the shortest integer that a double may round. */
const LENGTH = 16;

/**
 * What stands before a number, and the beginning of a long one. Spelled out and not counted, V8 looks for it in leaps. Most long
 * numbers are ids in strings, which it passes over.
 */
const LONG = new RegExp(`(^|[-:,[\\s])${/[\d.]/.source.repeat(LENGTH)}`);

/** A number that is not the name of a property, with what stands before it. */
const NUMBER = /(^|[:,[\s])(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)(?![^\s,\]}]|\s*:)/gi;

/** Puts the numbers of a JSON text in quotes that a double does not keep, as `print` writes them. */
export function quoteNumbers(text: string, print: (token: string) => string = String): string {
  if (!LONG.test(text)) return text;
  let isString = true;
  let last = "";
  // Split at the quotes: one expression for a whole string runs out of stack where the string is long.
  const parts = text.split('"').map((part) => {
    isString = !isString || (last.endsWith("\\") && last.replaceAll(/\\[^]/g, "").endsWith("\\"));
    last = part;
    if (isString || !LONG.test(part)) return part;
    return part.replaceAll(NUMBER, (met: string, before: string, token: string) =>
      token.length < LENGTH || fitsDouble(token) ? met : `${before}"${print(token)}"`,
    );
  });
  return parts.join('"');
}

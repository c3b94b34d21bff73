import { type Exact, replaceMarked } from "./exact.js";
import { isDecimal } from "./is-decimal.js";
import { writeJson } from "./write-json.js";

/**
 * Writes JSON as the inverse of `parseExact`: a decimal string that `exact` marks becomes a number with all its digits. So does each
 * bigint. Does not change `value`. `indent` is the number of spaces for each level; 0 writes one line.
 *
 * @example
 * stringifyExact({ id: "7300000000000000001" }, { fields: { id: int64 } }); // '{"id":7300000000000000001}'
 */
export function stringifyExact(value: unknown, exact?: Exact, indent = 0): string {
  // The sentinel starts each string that becomes a number. If another string starts with it, the loop tries another sentinel.
  for (let sentinel = "\u007f"; ; sentinel = `\u007f${Math.random()}`) {
    let count = 0;
    const mark = (digits: string): string => {
      count += 1;
      return sentinel + digits;
    };
    let text = writeJson(value, exact ? 0 : indent, mark);
    if (exact) {
      // A copy in which values with a `toJSON`, such as a Date, are already JSON.
      const copy: unknown = JSON.parse(text);
      text = JSON.stringify(
        replaceMarked(copy, exact, (found) => (isDecimal(found) ? mark(found) : found)),
        null,
        indent,
      );
    }
    if (count === 0) return text;
    const parts = text.split(`"${sentinel}`);
    if (parts.length === count + 1)
      return parts.map((part, index) => (index === 0 ? part : part.replace('"', ""))).join("");
  }
}

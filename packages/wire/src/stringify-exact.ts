import { type Exact, replaceMarked } from "./exact.js";
import { isDecimal } from "./is-decimal.js";

/**
 * Writes JSON as the inverse of `parseExact`: a decimal string that `exact` marks becomes a number with all its digits. Does not change
 * `value`. `indent` is the number of spaces for each level; 0 writes one line.
 *
 * @example
 * stringifyExact({ id: "7300000000000000001" }, { fields: { id: int64 } }); // '{"id":7300000000000000001}'
 */
export function stringifyExact(value: unknown, exact?: Exact, indent = 0): string {
  if (!exact) return JSON.stringify(value, null, indent);
  // The sentinel starts each string that becomes a number. If another string starts with it, the loop tries another sentinel.
  for (let sentinel = "\u007f"; ; sentinel = `\u007f${Math.random()}`) {
    let count = 0;
    const replace = (found: unknown): unknown => {
      if (!isDecimal(found)) return found;
      count += 1;
      return sentinel + found;
    };
    // A copy in which values with a `toJSON`, such as a Date, are already JSON.
    const copy: unknown = JSON.parse(JSON.stringify(value));
    const text = JSON.stringify(replaceMarked(copy, exact, replace), null, indent);
    const parts = text.split(`"${sentinel}`);
    if (parts.length === count + 1)
      return parts.map((part, index) => (index === 0 ? part : part.replace('"', ""))).join("");
  }
}

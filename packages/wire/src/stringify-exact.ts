import { type Exact, isDecimal, replaceMarked } from "./exact.js";
import { writeDigits, writeJson } from "./write-json.js";

/**
 * Writes JSON as the inverse of `parseExact`: a decimal string that `exact` marks becomes a number with all its digits. So does each
 * bigint. Does not change `value`. `indent` is the number of spaces for each level; 0 writes one line.
 *
 * @example
 * stringifyExact({ id: "7300000000000000001" }, { fields: { id: int64 } }); // '{"id":7300000000000000001}'
 */
export function stringifyExact(value: unknown, exact?: Exact, indent = 0): string {
  return writeDigits((mark) => {
    const text = writeJson(value, exact ? 0 : indent, mark);
    if (!exact) return text;
    // A copy in which values with a `toJSON`, such as a Date, are already JSON.
    const copy: unknown = JSON.parse(text);
    const marked = replaceMarked(copy, exact, (found) => (isDecimal(found) ? mark(found) : found));
    return JSON.stringify(marked, null, indent);
  });
}

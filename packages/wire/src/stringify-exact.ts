import type { Exact } from "./exact.js";
import { replaceMarked } from "./replace-marked.js";

const DECIMAL = /^-?(?:0|[1-9]\d*)$/;

/**
 * Writes JSON, the inverse of `parseExact`: where `exact` marks a 64-bit number, a string of decimal digits is written as
 * a number with all its digits. `value` stays as it is. `indent` is the number of spaces a level; 0 writes one line.
 *
 * @example
 * stringifyExact({ id: "7300000000000000001" }, { fields: { id: int64 } }); // '{"id":7300000000000000001}'
 */
export function stringifyExact(value: unknown, exact?: Exact, indent = 0): string {
  if (!exact) return JSON.stringify(value, null, indent);
  // A mark is behind the quote of each number to come, and of nothing else; where a string has it too, another one is drawn.
  for (let mark = "\u007f"; ; mark = `\u007f${Math.random()}`) {
    let count = 0;
    const replace = (met: unknown): unknown => {
      if (typeof met !== "string" || !DECIMAL.test(met)) return met;
      count += 1;
      return mark + met;
    };
    // A copy, in which all that writes itself, such as a Date, has done so.
    const copy: unknown = JSON.parse(JSON.stringify(value));
    const text = JSON.stringify(replaceMarked(copy, exact, replace), null, indent);
    const parts = text.split(`"${mark}`);
    if (parts.length === count + 1)
      return parts.map((part, index) => (index === 0 ? part : part.replace('"', ""))).join("");
  }
}

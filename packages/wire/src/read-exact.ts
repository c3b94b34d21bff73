import { toDecimal } from "./decimal.js";
import type { Exact } from "./exact.js";
import { quoteNumbers } from "./quote-numbers.js";
import { type Container, isContainer, replaceMarked } from "./replace-marked.js";

/**
 * Reads JSON in which `exact` marks 64-bit numbers, as `parseExact` does, but throws the runtime's own SyntaxError: for
 * bundles that have no use for where and why a text is not JSON.
 *
 * @example
 * readExact('{"id":7300000000000000001}', { fields: { id: int64 } }); // { id: "7300000000000000001" }
 */
export function readExact(text: string, exact: Exact = {}): unknown {
  // `JSON.parse` tells what a number was in the text only from Node 21 on. So the numbers that it might round are put in
  // quotes first, behind a mark that no string of the text starts with. The others come back from a double as they went
  // in; one beyond a double's range is no 64-bit number, and stays what `JSON.parse` makes of it.
  const quoted = quoteNumbers(text);
  let left = quoted.count;
  const read = (met: unknown): unknown => {
    if (typeof met === "number") return Number.isFinite(met) ? toDecimal(String(met)) : met;
    if (left === 0 || typeof met !== "string" || !met.startsWith(quoted.mark)) return met;
    left -= 1;
    return toDecimal(met.slice(quoted.mark.length));
  };
  const value = replaceMarked(JSON.parse(quoted.text), exact, read);
  return left === 0 ? value : restoreNumbers(value, quoted.mark);
}

/** Makes numbers again of those that stand at no marked place, save integers that would be rounded. */
function restoreNumbers(value: unknown, mark: string): unknown {
  const restore = (met: string): unknown => {
    if (!met.startsWith(mark)) return met;
    const token = met.slice(mark.length);
    const number = Number(token);
    return Number.isSafeInteger(number) || /.\D/.test(token) ? number : token;
  };
  if (typeof value === "string") return restore(value);
  const containers: Container[] = isContainer(value) ? [value] : [];
  for (let container = containers.pop(); container; container = containers.pop()) {
    for (const [name, inner] of Object.entries<unknown>(container)) {
      if (typeof inner === "string") Object.assign(container, { [name]: restore(inner) });
      else if (isContainer(inner)) containers.push(inner);
    }
  }
  return value;
}

import { toDecimal } from "./decimal.js";
import type { Exact } from "./exact.js";
import { MalformedJsonError } from "./malformed-json-error.js";
import { quoteNumbers } from "./quote-numbers.js";
import { type Container, isContainer, replaceMarked } from "./replace-marked.js";

/**
 * Reads JSON. Where `exact` marks a 64-bit number, the number arrives as a decimal string with all its digits; everything
 * else is as `JSON.parse` has it. Throws {@link MalformedJsonError} when the text is not JSON.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- What is untyped comes in here.
export function parseExact<T = unknown>(text: string, exact?: Exact): T {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Likewise.
    return (exact ? parseMarked(text, exact) : JSON.parse(text)) as T;
  } catch (error) {
    if (error instanceof SyntaxError) throw new MalformedJsonError(text, { cause: error });
    throw error;
  }
}

// `JSON.parse` tells what a number was in the text only from Node 21 on. So the numbers that it might round are put in
// quotes first, behind a mark that no string of the text starts with. The others come back from a double as they went
// in; one beyond a double's range is no 64-bit number, and stays what `JSON.parse` makes of it.
function parseMarked(text: string, exact: Exact): unknown {
  const quoted = quoteNumbers(text);
  let left = quoted.count;
  const read = (met: unknown): unknown => {
    if (typeof met === "number") return Number.isFinite(met) ? toDecimal(String(met)) : met;
    if (left === 0 || typeof met !== "string" || !met.startsWith(quoted.mark)) return met;
    left -= 1;
    return toDecimal(met.slice(quoted.mark.length));
  };
  const value = replaceMarked(JSON.parse(quoted.text), exact, read, (container) => container);
  return left === 0 ? value : restoreNumbers(value, quoted.mark);
}

/** Makes numbers again of those that stand at no marked place. */
function restoreNumbers(value: unknown, mark: string): unknown {
  const restore = (met: string): unknown => (met.startsWith(mark) ? Number(met.slice(mark.length)) : met);
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

import { type Exact, replaceMarked } from "./exact.js";
import { isDecimal } from "./is-decimal.js";

/**
 * Returns a copy of a value, as `stringifyExact` writes it. The copy has bigints in place of the decimal strings that `exact` marks.
 * Returns `undefined` for a value that JSON omits.
 */
export function copyExact(value: unknown, exact?: Exact): unknown {
  // `JSON.stringify` returns `undefined` for functions and symbols, although its type says string.
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) return undefined;
  const copy: unknown = JSON.parse(text);
  return exact ? replaceMarked(copy, exact, (found) => (isDecimal(found) ? BigInt(found) : found)) : copy;
}

import { type Exact, replaceMarked } from "./exact.js";
import { isDecimal } from "./is-decimal.js";

/**
 * Returns the JSON value that `stringifyExact` writes, as a copy. The decimal strings that `exact` marks are bigints in it, which
 * keep all digits. Returns `undefined` for a value that JSON leaves out.
 */
export function copyExact(value: unknown, exact?: Exact): unknown {
  // `undefined` for functions and symbols, whatever the type of `stringify` says.
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) return undefined;
  const copy: unknown = JSON.parse(text);
  return exact ? replaceMarked(copy, exact, (found) => (isDecimal(found) ? BigInt(found) : found)) : copy;
}

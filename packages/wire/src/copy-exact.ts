import { type Exact, isDecimal, replaceMarked } from "./exact.js";
import { writeJson } from "./write-json.js";

/**
 * Returns a copy of a value, as `stringifyExact` writes it. The copy has bigints in place of the decimal strings that `exact` marks.
 * Returns `undefined` for a value that JSON omits.
 */
export function copyExact(value: unknown, exact?: Exact): unknown {
  let hasBigints = false;
  // `JSON.stringify` returns `undefined` for functions and symbols, although its type says string.
  const text: string | undefined = writeJson(value, 0, (digits) => {
    hasBigints = true;
    return `\u007f${digits}`;
  });
  if (text === undefined) return undefined;
  const copy: unknown = JSON.parse(text, hasBigints ? readBigint : undefined);
  return exact ? replaceMarked(copy, exact, (found) => (isDecimal(found) ? BigInt(found) : found)) : copy;
}

function readBigint(_key: string, found: unknown): unknown {
  const digits = typeof found === "string" && found.startsWith("\u007f") ? found.slice(1) : found;
  return digits !== found && isDecimal(digits) ? BigInt(digits) : found;
}

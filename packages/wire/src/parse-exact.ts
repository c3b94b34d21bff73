import { type Exact, replaceMarked } from "./exact.js";
import { MalformedJsonError } from "./malformed-json-error.js";
import { readJson } from "./read-json.js";

/**
 * Parses JSON without losing a digit. Returns decimal strings for the 64-bit numbers that `exact` marks, and for numbers that a double
 * cannot represent, such as integers beyond 2^53 - 1. All other values are the same as from `JSON.parse`.
 *
 * Throws a {@link MalformedJsonError} if the text is not JSON.
 *
 * @example
 * const { id } = parseExact<{ id: string }>('{"id":7300000000000000001}', { fields: { id: int64 } }); // "7300000000000000001"
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- JSON is untyped; the caller names the type.
export function parseExact<T = unknown>(text: string, exact?: Exact): T {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The caller names the type.
    return readExact(text, exact) as T;
  } catch (error) {
    if (error instanceof SyntaxError) throw new MalformedJsonError(text, { cause: error });
    throw error;
  }
}

/**
 * Parses JSON like `parseExact`, but throws the `SyntaxError` of the runtime for a text that is not JSON. Use it for small bundles that
 * do not need the offset of the error.
 *
 * @example
 * readExact('{"id":7300000000000000001}', { fields: { id: int64 } }); // { id: "7300000000000000001" }
 */
export function readExact(text: string, exact: Exact = {}): unknown {
  // `readJson` already returns strings for numbers that a double cannot represent. Infinity is not a 64-bit number.
  return replaceMarked(readJson(text, toDecimal), exact, (value) =>
    typeof value === "number" && Number.isFinite(value) ? toDecimal(String(value)) : value,
  );
}

/** Numbers with a larger exponent stay in scientific form. */
const maxExponent = 400;

/** Writes a JSON number in plain decimal digits, without loss: `1e3` as `1000`, `-0` as `0`, `1.50` as `1.5`. */
function toDecimal(token: string): string {
  if (/^-?[1-9]\d*$/.test(token)) return token;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? [];
  const shift = Number(exponent);
  if (whole === "" || Math.abs(shift) > maxExponent) return token;
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = digits.padStart(digits.length - Math.min(point, 0), "0").padEnd(point, "0");
  const split = Math.max(point, 0);
  const integer = padded.slice(0, split).replace(/^0+/, "") || "0";
  // The anchor at the start keeps the time linear: without it, the search would start again at each zero.
  const rest = padded.slice(split).replace(/^(.*[1-9])?0*$/, "$1");
  const plain = rest === "" ? integer : `${integer}.${rest}`;
  return plain === "0" ? plain : sign + plain;
}

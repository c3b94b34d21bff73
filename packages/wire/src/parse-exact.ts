import { type Exact, replaceMarked } from "./exact.js";
import { MalformedJsonError } from "./malformed-json-error.js";
import { readJson } from "./read-json.js";

/**
 * Parses JSON without losing a digit. A 64-bit number that `exact` marks arrives as a decimal string. So does any other
 * number that a double cannot represent, such as an integer beyond 2^53 - 1. Everything else is as in `JSON.parse`.
 *
 * Throws {@link MalformedJsonError} when the text is not JSON.
 *
 * @example
 * const { id } = parseExact<{ id: string }>('{"id":7300000000000000001}', { fields: { id: int64 } }); // "7300000000000000001"
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- JSON is untyped; the caller names the type.
export function parseExact<T = unknown>(text: string, exact?: Exact): T {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Likewise.
    return readExact(text, exact) as T;
  } catch (error) {
    if (error instanceof SyntaxError) throw new MalformedJsonError(text, { cause: error });
    throw error;
  }
}

/**
 * Parses JSON as `parseExact` does, but throws the runtime's own SyntaxError. For small bundles that need no reason why a
 * text is not JSON.
 *
 * @example
 * readExact('{"id":7300000000000000001}', { fields: { id: int64 } }); // { id: "7300000000000000001" }
 */
export function readExact(text: string, exact: Exact = {}): unknown {
  // Numbers that a double cannot represent are strings already. Infinity is not a 64-bit number.
  return replaceMarked(readJson(text, toDecimal), exact, (value) =>
    typeof value === "number" && Number.isFinite(value) ? toDecimal(String(value)) : value,
  );
}

/** Beyond this exponent, a number stays in scientific form. */
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
  // Anchored at the start: otherwise the search would start again at each zero, in quadratic time.
  const rest = padded.slice(split).replace(/^(.*[1-9])?0*$/, "$1");
  const plain = rest === "" ? integer : `${integer}.${rest}`;
  return plain === "0" ? plain : sign + plain;
}

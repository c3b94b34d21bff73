/** Digits that an exponent may add before a number stays in scientific form. */
const LONGEST = 400;

/** A number token of JSON in plain decimal digits, nothing lost: `1e3` gives `1000`, `-0` gives `0`, `1.50` gives `1.5`. */
export function toDecimal(token: string): string {
  if (/^-?[1-9]\d*$/.test(token)) return token;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? [];
  const shift = Number(exponent);
  if (whole === "" || Math.abs(shift) > LONGEST) return token;
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = digits.padStart(digits.length - Math.min(point, 0), "0").padEnd(point, "0");
  const split = Math.max(point, 0);
  const integer = padded.slice(0, split).replace(/^0+/, "") || "0";
  // Bound to the beginning: else it would begin anew at each zero, and an answer may hold many.
  const rest = padded.slice(split).replace(/^(.*[1-9])?0*$/, "$1");
  const plain = rest === "" ? integer : `${integer}.${rest}`;
  return plain === "0" ? plain : sign + plain;
}

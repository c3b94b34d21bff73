/** Significant digits that tell each double from its neighbours: a double cannot say more of them. */
const DIGITS = 17;

/**
 * Returns whether a double keeps a number token of JSON: an integer up to 2^53 - 1, or a fraction of at most 17 significant
 * digits. A token with a point or an exponent whose value is an integer must come back digit for digit, as `7.3e18` does.
 */
export function fitsDouble(token: string): boolean {
  const number = Number(token);
  if (!/[.e]/i.test(token)) return Number.isSafeInteger(number);
  const digits = listDigits(token);
  return number % 1 ? digits.length <= DIGITS : listDigits(String(number)) === digits;
}

/** The digits without zeros at either end: `73` of `-0.730e5`. */
function listDigits(token: string): string {
  return token.replaceAll(/e.*|\D/gi, "").replace(/^0*(.*[1-9])?0*$/, "$1");
}

/** A number in a text, in any notation. The `+` of an exponent may be a space, because a query encodes a space as `+`. */
const numbers = /(?<![\w.])\d+(?:\.\d*)?(?:e[+ -]?\d+)?(?![\w.])/gi;

/** Numbers of digits that formatting keeps, from awk's `%.6g` to the 17 digits that distinguish all doubles. */
const precisions = { shortest: 6, decimal: 15, longest: 17 };

/** Maximum number of candidates in one text that are compared: a hostile body has thousands. */
const maxCompared = 20;

/** A number that was sent rounded, with the exact number. */
export interface Rounded {
  /** As sent: `"7.301245789012346e+18"`. */
  readonly sent: string;
  readonly exact: bigint;
}

/**
 * Finds a number in a text that is one of the given numbers after rounding.
 *
 * Rounding is a conversion to a floating-point number of 64 or 32 bits, and back to text. JavaScript, Python, Go, Java, PHP and
 * spreadsheets print different texts. A number that is among the given numbers is exact.
 */
export function findRounded(text: string, listGiven: () => Iterable<bigint>): Rounded | undefined {
  let compared = 0;
  for (const [sent] of text.matchAll(numbers)) {
    const value = Number(sent.replace(" ", "+"));
    if (Math.abs(value) <= Number.MAX_SAFE_INTEGER || !Number.isFinite(value)) continue;
    const isPlain = /^\d+$/.test(sent);
    if (isPlain && !looksRounded(sent, value)) continue;
    if (++compared > maxCompared) return undefined;
    const exact = findExact(listGiven(), value, isPlain ? BigInt(sent) : undefined, isPlain);
    if (exact !== undefined) return { sent, exact };
  }
  return undefined;
}

/** Returns whether the digits are those of a double, or end in zeros in place of the digits that it does not keep. */
function looksRounded(digits: string, value: number): boolean {
  return BigInt(value) === BigInt(digits) || countDigits(digits) <= precisions.longest;
}

function findExact(
  given: Iterable<bigint>,
  value: number,
  sent: bigint | undefined,
  isPlain: boolean,
): bigint | undefined {
  let found: bigint | undefined;
  for (const number of given) {
    if (number === sent) return undefined;
    found ??= isRoundingOf(number, value, isPlain) ? number : undefined;
  }
  return found;
}

function isRoundingOf(number: bigint, value: number, isPlain: boolean): boolean {
  const double = Number(number);
  // With an exponent, a number is rounded only if it lost digits.
  if (double === value) return isPlain || BigInt(double) !== number;
  if (Math.abs(double - value) > value * 10 ** (1 - precisions.shortest)) return false;
  const single = Math.fround(double);
  if (single === value) return true;
  const text = String(number);
  const from = isPlain ? precisions.decimal : precisions.shortest;
  for (let digits = from; digits <= precisions.longest; digits++) {
    const cut = Number(text.slice(0, digits).padEnd(text.length, "0"));
    if ([Number(double.toPrecision(digits)), Number(single.toPrecision(digits)), cut].includes(value)) return true;
  }
  return false;
}

function countDigits(digits: string): number {
  return digits.replace(/0+$/, "").length;
}

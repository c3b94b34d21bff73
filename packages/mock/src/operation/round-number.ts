/** One of the two doubles beside a number: the next one below or above it. */
export type RoundingSide = "below" | "above";

/** Both sides. A value with long numbers is checked on both, because a limit may lie between them. */
export const sides: readonly RoundingSide[] = ["below", "above"];

/** Returns `true` where a text may hold a number that a double rounds. */
export function holdsLongNumber(text: string): boolean {
  return /\d{16}|\de\+?\d{2}/i.test(text);
}

/**
 * Reads a number as JSON writes it. An integer that a double cannot represent becomes the double on the given side. So rounding
 * never satisfies a limit, a format or an enumeration.
 */
export function roundNumber(text: string, side: RoundingSide): number {
  const rounded = Number(text);
  const whole = Number.isSafeInteger(rounded) ? undefined : readWhole(text);
  if (whole === undefined) return rounded;
  if (!Number.isFinite(rounded)) return Math.sign(rounded) * Number.MAX_VALUE;
  const known = BigInt(rounded);
  if (known === whole) return limits.has(rounded) ? next(rounded, 1) : rounded;
  const [below, above] = known < whole ? [rounded, next(rounded, 1)] : [next(rounded, -1), rounded];
  return side === "below" || limits.has(above) ? below : above;
}

/**
 * The doubles that stand for the largest 64-bit integers, which are one less. In the limits of a document, 2^63 - 1 becomes 2^63.
 * So a request's 2^63 - 1 is rounded down, and its 2^63 is rounded up, beyond the limit.
 */
const limits: ReadonlySet<number> = new Set([2 ** 63, 2 ** 64]);

/** Reads an integer. Returns `undefined` for a fraction and for a number with more digits than any double. */
function readWhole(text: string): bigint | undefined {
  const [, digits = "", fraction = "", power = "0"] = /^(-?\d+)(?:\.(\d*?)0*)?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const zeros = Number(power) - fraction.length;
  return digits === "" || zeros < 0 || zeros > 400 ? undefined : BigInt(digits + fraction) * 10n ** BigInt(zeros);
}

/** Returns the double beside another one. Doubles of one sign have the order of their bits. */
function next(value: number, direction: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(Math.sign(value) * direction));
  return view.getFloat64(0);
}

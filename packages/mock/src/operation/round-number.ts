/** One of the two doubles nearest to a number: the one below or above it. */
export type RoundingSide = "below" | "above";

/** Both sides. A value with long numbers is checked on both, because a limit may lie between them. */
export const sides: readonly RoundingSide[] = ["below", "above"];

/** Returns `true` if a text may contain a number that a double rounds. */
export function holdsLongNumber(text: string): boolean {
  return /\d{16}|\de\+?\d{2}/i.test(text);
}

/**
 * Reads a JSON number. An integer that a double cannot represent becomes the nearest double on the given side. A value is valid only
 * if it is valid on both sides, so rounding never makes an invalid value valid.
 */
export function roundNumber(text: string, side: RoundingSide): number {
  const rounded = Number(text);
  const whole = Number.isSafeInteger(rounded) ? undefined : readWhole(text);
  if (whole === undefined) return rounded;
  if (!Number.isFinite(rounded)) return Math.sign(rounded) * Number.MAX_VALUE;
  const known = BigInt(rounded);
  if (known === whole) return limits.has(rounded) ? getNeighbor(rounded, 1) : rounded;
  const [below, above] = known < whole ? [rounded, getNeighbor(rounded, 1)] : [getNeighbor(rounded, -1), rounded];
  return side === "below" || limits.has(above) ? below : above;
}

/**
 * The doubles that replace the largest 64-bit integers, which are one less. In the limits of a document, 2^63 - 1 becomes 2^63. So
 * 2^63 - 1 in a request is rounded down, and 2^63 is rounded up, beyond the limit.
 */
const limits: ReadonlySet<number> = new Set([2 ** 63, 2 ** 64]);

/** Reads an integer. Returns `undefined` for a fraction and for a number with more digits than any double. */
function readWhole(text: string): bigint | undefined {
  const [, digits = "", fraction = "", power = "0"] = /^(-?\d+)(?:\.(\d*?)0*)?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const zeros = Number(power) - fraction.length;
  return digits === "" || zeros < 0 || zeros > 400 ? undefined : BigInt(digits + fraction) * 10n ** BigInt(zeros);
}

/** Returns the next double above or below another one. The bits of doubles with the same sign have the same order as the doubles. */
function getNeighbor(value: number, direction: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(Math.sign(value) * direction));
  return view.getFloat64(0);
}

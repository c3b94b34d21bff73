/** Which of the two doubles beside a number: the next below it or above it. */
export type Side = "below" | "above";

/** Both sides, to check a value that holds long numbers: a limit between the two is a limit of the number itself. */
export const sides: readonly Side[] = ["below", "above"];

/** Returns `true` where a text may hold a number that a double rounds. */
export function holdsLongNumber(text: string): boolean {
  return /\d{16}|\de\+?\d{2}/i.test(text);
}

/**
 * Reads a number as JSON writes it. A whole number that a double cannot hold becomes the double on that side of it, so that no
 * limit, format or enumeration is met by rounding: what is beyond 64 bits stays beyond.
 */
export function roundNumber(text: string, side: Side): number {
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
 * What a document means by these is the whole number before them, the largest of 64 bits, which no double can hold. So that one is
 * below them, and they are beyond themselves.
 */
const limits: ReadonlySet<number> = new Set([2 ** 63, 2 ** 64]);

/** `undefined` for a number with a fraction, and for one of more digits than any double has. */
function readWhole(text: string): bigint | undefined {
  const [, digits = "", fraction = "", power = "0"] = /^(-?\d+)(?:\.(\d*?)0*)?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const zeros = Number(power) - fraction.length;
  return digits === "" || zeros < 0 || zeros > 400 ? undefined : BigInt(digits + fraction) * 10n ** BigInt(zeros);
}

/** The double beside another one: those of one sign are in the order of their bits. */
function next(value: number, direction: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(Math.sign(value) * direction));
  return view.getFloat64(0);
}

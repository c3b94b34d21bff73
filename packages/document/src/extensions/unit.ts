/** Explains why a number cannot have the unit: `"as in epoch-milliseconds"`. Returns `undefined` when it can. */
export function explainWrongUnit(unit: string, number: number): string | undefined {
  const range = readUnitRange(unit);
  // 0 means "never" or "unknown".
  if (!range || number === 0) return undefined;
  const isOutside = number < range.least || number > range.most;
  const other = Object.keys(epochs).find((each) => each !== unit && isTimeIn(each, number));
  if (other !== undefined && (isOutside || Object.hasOwn(epochs, unit))) return `as in ${other}`;
  if (isOutside) return `outside the range of ${unit}`;
  return range.isInteger && !Number.isInteger(number) ? "not an integer" : undefined;
}

/** Returns the range of a unit; `undefined` when the unit can have any number. */
export function readUnitRange(unit: unknown): UnitRange | undefined {
  return typeof unit === "string" && Object.hasOwn(ranges, unit) ? ranges[unit] : undefined;
}

/** Returns `true` for a time from 2005 to 2100, counted in this unit since 1970. */
export function isTimeIn(unit: string, number: number): boolean {
  const scale = epochs[unit] ?? Number.NaN;
  return number >= 1.1e9 * scale && number <= 4.1e9 * scale;
}

/** Units of times, with their number in a second. `x-unit` does not include the last two, but services send them. */
const epochs: Readonly<Record<string, number>> = {
  "epoch-seconds": 1,
  "epoch-milliseconds": 1e3,
  "epoch-microseconds": 1e6,
  "epoch-nanoseconds": 1e9,
};

/** Numbers that a unit (`x-unit`) can have. */
export interface UnitRange {
  /** The least number, included. */
  readonly least: number;
  /** The greatest number, included. */
  readonly most: number;
  /** Whether only integers are valid. Default: `false`. */
  readonly isInteger?: boolean;
}

/**
 * The ranges are so wide that only numbers of another unit exceed them. -1 means "unknown". Units without a range can have any
 * number.
 */
const ranges: Readonly<Record<string, UnitRange>> = {
  // From the year 1 to the year 9999.
  "epoch-seconds": { least: -62_135_596_800, most: 253_402_300_799 },
  "epoch-milliseconds": { least: -62_135_596_800_000, most: 253_402_300_799_999 },
  // 35 years. A larger number is a time.
  seconds: { least: -1.1e9, most: 1.1e9 },
  milliseconds: { least: -1.1e12, most: 1.1e12 },
  days: { least: -1e6, most: 1e6 },
  bytes: { least: -1, most: Number.POSITIVE_INFINITY, isInteger: true },
  "bits-per-second": { least: -1, most: 1e15 },
  "frames-per-second": { least: -1, most: 1e4 },
  pixels: { least: -1e9, most: 1e9 },
  characters: { least: -1, most: Number.POSITIVE_INFINITY, isInteger: true },
  percent: { least: -1e6, most: 1e6 },
  ratio: { least: -10, most: 10 },
  lufs: { least: -200, most: 20 },
};

/** Says why a number cannot be of the unit: `"such as epoch-milliseconds are"`; `undefined` where it can. */
export function findOtherUnit(unit: string, number: number): string | undefined {
  const range = rangeOf(unit);
  // 0 stands for "never" or "not known".
  if (!range || number === 0) return undefined;
  const isOutside = number < range.least || number > range.most;
  const other = Object.keys(epochs).find((each) => each !== unit && isTimeIn(each, number));
  if (other !== undefined && (isOutside || Object.hasOwn(epochs, unit))) return `such as ${other} are`;
  if (isOutside) return `beyond what ${unit} can be`;
  return range.whole && !Number.isInteger(number) ? "not a whole number" : undefined;
}

/** The numbers that a unit can have; `undefined` where it can have any. */
export function rangeOf(unit: unknown): UnitRange | undefined {
  return typeof unit === "string" && Object.hasOwn(ranges, unit) ? ranges[unit] : undefined;
}

/** Whether a number is a time from 2005 to 2100, counted in this unit since 1970. */
export function isTimeIn(unit: string, number: number): boolean {
  const scale = epochs[unit] ?? Number.NaN;
  return number >= 1.1e9 * scale && number <= 4.1e9 * scale;
}

/** Units in which times are counted, by how many of them are a second. The last two are not among `x-unit`, but services send them. */
const epochs: Readonly<Record<string, number>> = {
  "epoch-seconds": 1,
  "epoch-milliseconds": 1e3,
  "epoch-microseconds": 1e6,
  "epoch-nanoseconds": 1e9,
};

/** Numbers that a unit (`x-unit`) can have. */
export interface UnitRange {
  readonly least: number;
  readonly most: number;
  /** There are no parts of one. */
  readonly whole?: boolean;
}

/**
 * Numbers that a unit can have, so wide that only another unit goes beyond them; -1 stands for "not known". A unit that is not
 * listed can have any number.
 */
const ranges: Readonly<Record<string, UnitRange>> = {
  // From the year 1 to the year 9999.
  "epoch-seconds": { least: -62_135_596_800, most: 253_402_300_799 },
  "epoch-milliseconds": { least: -62_135_596_800_000, most: 253_402_300_799_999 },
  // 35 years; what is longer is a time.
  seconds: { least: -1.1e9, most: 1.1e9 },
  milliseconds: { least: -1.1e12, most: 1.1e12 },
  days: { least: -1e6, most: 1e6 },
  bytes: { least: -1, most: Number.POSITIVE_INFINITY, whole: true },
  "bits-per-second": { least: -1, most: 1e15 },
  "frames-per-second": { least: -1, most: 1e4 },
  pixels: { least: -1e9, most: 1e9 },
  characters: { least: -1, most: Number.POSITIVE_INFINITY, whole: true },
  percent: { least: -1e6, most: 1e6 },
  ratio: { least: -10, most: 10 },
  lufs: { least: -200, most: 20 },
};

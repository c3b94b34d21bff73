/**
 * A number of a document or of JSON, with all its digits. A `number` means the decimal that it prints as: `19.99` is exactly 19.99. An
 * integer that no `number` prints as is a `bigint`: `9007199254740993n`. So two numbers are equal if and only if they are identical.
 */
export type ExactNumber = number | bigint;

/** Returns `true` for a number, also for one with digits that a double cannot hold. */
export function isExactNumber(value: unknown): value is ExactNumber {
  return typeof value === "number" || typeof value === "bigint";
}

/** Returns `true` for an integer, whatever its size. */
export function isWhole(value: unknown): value is ExactNumber {
  return typeof value === "bigint" || Number.isInteger(value);
}

/** Returns `true` for an integer beyond 2^53 - 1. */
export function isLongInteger(value: unknown): value is ExactNumber {
  return typeof value === "bigint" || (Number.isInteger(value) && !Number.isSafeInteger(value));
}

/** Returns `true` if a value is a bigint, or contains one. */
export function holdsBigint(value: unknown): boolean {
  // A list instead of recursion: deep JSON would overflow the stack.
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const inner = pending.pop();
    if (typeof inner === "bigint") return true;
    if (typeof inner === "object" && inner !== null) for (const part of Object.values(inner)) pending.push(part);
  }
  return false;
}

/**
 * Reads a number of JSON: an optional sign, digits, an optional fraction and exponent. Rounds a fraction that no double prints as, and a
 * number whose exponent has more than three digits.
 */
export function readExactNumber(text: string): ExactNumber {
  const value = Number(text);
  // Up to 15 digits, the shortest text of the double has the same digits.
  if ((text.length < 16 && Number.isFinite(value)) || Number.isSafeInteger(value)) return value;
  const { digits, exponent } = readDecimal(text);
  const shown = Number.isFinite(value) ? readDecimal(String(value)) : undefined;
  if (shown && shown.digits === digits && shown.exponent === exponent) return value;
  return exponent >= 0 && exponent <= mostZeros ? digits * 10n ** BigInt(exponent) : value;
}

/** Returns a negative number if `one` is less than `other`, 0 if they are equal, and a positive number if it is greater. */
export function compareNumbers(one: ExactNumber, other: ExactNumber): number {
  if (typeof one === typeof other) return one < other ? -1 : one > other ? 1 : 0;
  if (!isFinite(one) || !isFinite(other)) return one < other ? -1 : 1;
  const [first, second] = alignDecimals(one, other);
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Returns the greatest of some numbers; `undefined` without one. */
export function findGreatest(numbers: readonly ExactNumber[]): ExactNumber | undefined {
  return numbers.toSorted(compareNumbers).at(-1);
}

/** Returns the least of some numbers; `undefined` without one. */
export function findLeast(numbers: readonly ExactNumber[]): ExactNumber | undefined {
  return numbers.toSorted(compareNumbers)[0];
}

/** Returns `true` for a multiple of a positive number, compared as decimals: 19.99 is a multiple of 0.01. */
export function isMultipleOf(value: ExactNumber, divisor: ExactNumber): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return Number(value) % Number(divisor) === 0;
  if (!isFinite(value) || !isFinite(divisor)) return false;
  const [dividend, unit] = alignDecimals(value, divisor);
  return unit !== 0n && dividend % unit === 0n;
}

/** Returns the least common multiple of two positive numbers: 2.1 of 0.3 and 0.7. */
export function findCommonMultiple(one: ExactNumber, other: ExactNumber): ExactNumber {
  const [first, second, exponent] = alignDecimals(one, other);
  let [divisor, rest] = [first, second];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return readExactNumber(`${divisor === 0n ? 0n : (first / divisor) * second}e${exponent}`);
}

/** Lists the multiples of a positive number next to a value: the greatest below or equal, and the least above or equal. */
export function listNearMultiples(value: ExactNumber, divisor: ExactNumber): ExactNumber[] {
  if (!isFinite(value) || !isFinite(divisor)) return [];
  const [dividend, unit, exponent] = alignDecimals(value, divisor);
  if (unit <= 0n) return [];
  const rest = ((dividend % unit) + unit) % unit;
  const below = dividend - rest;
  return [below, rest === 0n ? below : below + unit].map((digits) => readExactNumber(`${digits}e${exponent}`));
}

/** Adds an integer to another one. */
export function addInteger(value: ExactNumber, added: number): ExactNumber {
  const sum = Number(value) + added;
  return Number.isSafeInteger(sum) && typeof value === "number"
    ? sum
    : readExactNumber(String(toBigInt(value) + BigInt(added)));
}

/** Returns an integer with all its digits: `7.3e18` as `7300000000000000000n`. */
export function toBigInt(value: ExactNumber): bigint {
  if (typeof value === "bigint") return value;
  if (Number.isSafeInteger(value)) return BigInt(value);
  const { digits, exponent } = readDecimal(String(value));
  return digits * 10n ** BigInt(exponent);
}

/** A decimal: `digits` times ten to the power of `exponent`. `digits` is no multiple of ten, unless it is 0. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** The most zeros that follow the digits of an integer. Texts of requests cannot ask for endless digits. */
const mostZeros = 999;

function readDecimal(text: string): Decimal {
  const [, sign = "", whole = "0", fraction = "", power = "0"] =
    /^([-+]?)(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(text) ?? [];
  const written = whole + fraction;
  const significant = written.replace(/^(.*[1-9])?0*$/, "$1");
  if (!/[1-9]/.test(significant)) return { digits: 0n, exponent: 0 };
  const digits = BigInt(significant);
  const exponent = Number(power) - fraction.length + (written.length - significant.length);
  return { digits: sign === "-" ? -digits : digits, exponent };
}

/** Writes two numbers as integers of one unit: ten to the power of `exponent`. */
function alignDecimals(one: ExactNumber, other: ExactNumber): readonly [one: bigint, other: bigint, exponent: number] {
  if (typeof one === "bigint" && typeof other === "bigint") return [one, other, 0];
  const [first, second] = [readDecimal(String(one)), readDecimal(String(other))];
  const unit = Math.min(first.exponent, second.exponent);
  const scale = ({ digits, exponent }: Decimal): bigint => digits * 10n ** BigInt(exponent - unit);
  return [scale(first), scale(second), unit];
}

function isFinite(value: ExactNumber): boolean {
  return typeof value === "bigint" || Number.isFinite(value);
}

/** The least and the greatest value of each format of integers: https://spec.openapis.org/registry/format/ */
export const integerRanges: ReadonlyMap<string, readonly [least: ExactNumber, most: ExactNumber]> = new Map([
  ["int8", [-(2 ** 7), 2 ** 7 - 1]],
  ["uint8", [0, 2 ** 8 - 1]],
  ["int16", [-(2 ** 15), 2 ** 15 - 1]],
  ["uint16", [0, 2 ** 16 - 1]],
  ["int32", [-(2 ** 31), 2 ** 31 - 1]],
  ["uint32", [0, 2 ** 32 - 1]],
  ["int64", [-(2n ** 63n), 2n ** 63n - 1n]],
  ["uint64", [0, 2n ** 64n - 1n]],
]);

/** Returns `true` for an integer within the range of a format of integers, and for any number of another format. */
export function isInFormat(value: ExactNumber, format: string | undefined): boolean {
  const [least, most] = integerRanges.get(format ?? "") ?? [];
  if (least === undefined || most === undefined) return true;
  return isWhole(value) && compareNumbers(value, least) >= 0 && compareNumbers(value, most) <= 0;
}

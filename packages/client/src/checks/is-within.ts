import type { ValueLimits } from "./operation-checks.js";

/** Longer texts are not compared with a pattern, so that no pattern can block a program. The service checks them. */
const maxPatternLength = 256;

/** Returns whether a number is within its limits. */
export function isInRange(limits: ValueLimits, value: number | bigint): boolean {
  const { minimum, maximum, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, multipleOf } = limits;
  if (!isBetween(value, minimum, maximum) || value <= exclusiveMinimum || value >= exclusiveMaximum) return false;
  if (multipleOf === undefined) return true;
  const [dividend, unit] = alignDecimals(value, multipleOf);
  return Number(dividend % unit) === 0;
}

/** Returns whether two numbers are the same decimal: `1e3` and `1000n`. */
export function areEqual(one: number | bigint, other: number | bigint): boolean {
  const [first, second] = alignDecimals(one, other);
  return first === second;
}

/** Writes two numbers as integers of one unit. A literal such as `10n` would not compile for targets before ES2020. */
function alignDecimals(one: number | bigint, other: number | bigint): readonly [bigint, bigint] {
  const [first, second] = [readDecimal(one), readDecimal(other)];
  const least = Math.min(first.power, second.power);
  const scale = ({ digits, power }: typeof first): bigint => BigInt(digits + "0".repeat(power - least));
  return [scale(first), scale(second)];
}

/** Reads a number as the decimal that it prints as, since fractions have no exact remainder: `19.99 % 0.01` is not 0. */
function readDecimal(value: number | bigint): { readonly digits: string; readonly power: number } {
  const [, digits = "", fraction = "", power = 0] = /^(-?\d+)\.?(\d*)(?:e(.+))?$/.exec(String(value)) ?? [];
  return { digits: digits + fraction, power: Number(power) - fraction.length };
}

/** Returns whether a text has an allowed length and matches its pattern. */
export function isInForm({ minLength, maxLength, pattern }: ValueLimits, value: string): boolean {
  // JSON Schema counts characters: https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3
  if ((minLength ?? maxLength) !== undefined && !isBetween([...value].length, minLength, maxLength)) return false;
  return pattern === undefined || (matches(pattern, value) ?? true);
}

/** Returns whether a text matches a pattern; `undefined` if it is too long, or if this runtime does not support the pattern. */
export function matches(pattern: string, value: string): boolean | undefined {
  return value.length > maxPatternLength ? undefined : compile(pattern)?.test(value);
}

/** Returns whether a number is between two bounds, both included. */
export function isBetween(
  value: number | bigint,
  minimum: number | bigint = -Infinity,
  maximum: number | bigint = Infinity,
): boolean {
  return value >= minimum && value <= maximum;
}

const compiled = new Map<string, RegExp>();

/** Compiles a pattern once. Returns `undefined` for syntax that this runtime does not support. */
function compile(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) {
    try {
      compiled.set(pattern, new RegExp(pattern, "u"));
    } catch {
      // The service checks it.
    }
  }
  return compiled.get(pattern);
}

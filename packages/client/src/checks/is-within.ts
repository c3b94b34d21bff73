import type { ValueLimits } from "../call/metadata.js";

/** Longer texts skip the pattern, so that no pattern can block a program. The service checks them. */
const longestText = 256;

/** Returns whether a number is within its limits. */
export function isInRange(limits: ValueLimits, value: number | bigint): boolean {
  const { minimum, maximum, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, multipleOf } = limits;
  if (!isBetween(value, minimum, maximum) || value <= exclusiveMinimum || value >= exclusiveMaximum) return false;
  if (multipleOf === undefined) return true;
  return typeof value === "bigint" ? value % BigInt(multipleOf) === 0n : value % multipleOf === 0;
}

/** Returns whether a text has an allowed length and matches its pattern. */
export function isInForm({ minLength, maxLength, pattern }: ValueLimits, value: string): boolean {
  // JSON Schema counts characters: https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3
  if ((minLength ?? maxLength) !== undefined && !isBetween([...value].length, minLength, maxLength)) return false;
  return pattern === undefined || value.length > longestText || (compile(pattern)?.test(value) ?? true);
}

/** Returns whether a number lies between two others, or is one of them. */
export function isBetween(value: number | bigint, minimum = -Infinity, maximum = Infinity): boolean {
  return value >= minimum && value <= maximum;
}

const compiled = new Map<string, RegExp>();

/** Returns `undefined` for a pattern that is too new for this runtime. */
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

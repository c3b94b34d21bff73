import { describeValue } from "./describe-value.js";

/** Checks a limit and returns it. Throws a RangeError for a value of another kind, or less than `least`. */
export function checkLimit(
  name: string,
  value: unknown,
  least: number,
  kind: "a number" | "an integer" = "a number",
): number {
  // `Infinity` is valid and sets no limit: `Infinity % 1` is NaN.
  if (typeof value === "number" && value >= least && !(kind === "an integer" && value % 1)) return value;
  return rejectOption(name, value, `${kind} of at least ${least}`);
}

/** Throws a RangeError that shows an option and the values that it may have. */
export function rejectOption(name: string, value: unknown, wanted: string): never {
  throw new RangeError(`\`${name}\` must be ${wanted}, got ${describeValue(value, String)}.`);
}

import { describeValue } from "./describe-value.js";

/** Returns the value. Throws a RangeError for a value that is not a number, less than `least`, or no integer if required. */
export function checkLimit(
  name: string,
  value: unknown,
  least: number,
  kind: "a number" | "an integer" = "a number",
): number {
  // `Infinity % 1` is NaN: it passes, and stands for no limit.
  if (typeof value === "number" && value >= least && !(kind === "an integer" && value % 1)) return value;
  return rejectOption(name, value, `${kind} of at least ${least}`);
}

/** Throws a RangeError that shows an option and the values that it may have. */
export function rejectOption(name: string, value: unknown, wanted: string): never {
  throw new RangeError(`\`${name}\` must be ${wanted}, got ${describeValue(value, String)}.`);
}

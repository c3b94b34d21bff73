import { describeValue } from "./describe-value.js";

/** Returns the value. Throws a RangeError for a value that is not a number, less than `least`, or not `whole` if required. */
export function checkLimit(name: string, value: unknown, least: number, whole: "whole " | "" = ""): number {
  // `Infinity % 1` is NaN: it passes, and stands for no limit.
  if (typeof value === "number" && value >= least && !(whole && value % 1)) return value;
  return refuseOption(name, value, `a ${whole}number, ${least} or more`);
}

/** Throws a RangeError that shows an option and the values that it may have. */
export function refuseOption(name: string, value: unknown, wanted: string): never {
  throw new RangeError(`\`${name}\` is ${describeValue(value, String)}; give ${wanted}, or leave it out.`);
}

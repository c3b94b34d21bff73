import { describeValue } from "./describe-value.js";

/** Gives the value back. Throws a RangeError when it is no number, or less than `least`, or not `whole` where it must be. */
export function checkLimit(name: string, value: unknown, least: number, whole: "whole " | "" = ""): number {
  // Infinity leaves NaN, and may stand for no limit.
  if (typeof value === "number" && value >= least && !(whole && value % 1)) return value;
  return refuseOption(name, value, `a ${whole}number, ${least} or more`);
}

/** Throws a RangeError that says what an option is, and what it may be. */
export function refuseOption(name: string, value: unknown, wanted: string): never {
  throw new RangeError(`\`${name}\` is ${describeValue(value, String)}; give ${wanted}, or leave it out.`);
}

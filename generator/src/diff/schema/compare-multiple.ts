import { type SchemaContext, type OpenPair, readAll } from "./compare-types.ts";
import type { OpenSchema } from "./open-schema.ts";
import { nameValue } from "../change/name-places.ts";
import { reportLimit } from "./report-limit.ts";

/** Compares `multipleOf`. */
export function compareMultiple({ before, after }: OpenPair, context: SchemaContext): void {
  const { place, direction } = context;
  const [was, is] = [readMultiple(before), readMultiple(after)];
  // The type already says that a number is an integer.
  if (was === is || [before, after].every(({ parts }) => readAll(parts, "multipleOf").length === 0)) return;
  const isLooser = is === undefined || (was !== undefined && isMultiple(was, is));
  const isTighter = was === undefined || (is !== undefined && isMultiple(is, was));
  const message = `${nameValue(place)} is a multiple of ${printMultiple(is)}; it was a multiple of ${printMultiple(was)}.`;
  // If neither is a multiple of the other, some values are rejected now, and some are new.
  const isTightened = isLooser || isTighter ? isTighter : direction === "request";
  reportLimit(isTightened, message, "multipleOf", { before, after }, context);
}

function printMultiple(multiple: number | undefined): string {
  return multiple === undefined || multiple === 1 ? "anything" : `${multiple}`;
}

/** Returns the least common multiple of `multipleOf` in all parts. An integer is a multiple of 1. */
function readMultiple({ parts, types }: OpenSchema): number | undefined {
  const multiples = readAll(parts, "multipleOf").filter((multiple) => multiple !== undefined);
  const isInteger = types?.includes("integer") === true && !types.includes("number");
  const all = isInteger ? [1, ...multiples] : multiples;
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  const scale = findScale(all);
  return others.reduce((one, other) => {
    const [whole, next] = [Math.round(one * scale), Math.round(other * scale)];
    return (whole * next) / findGreatestDivisor(whole, next) / scale;
  }, first);
}

/** Finds the factor that turns decimal fractions into integers, to compare them exactly: `0.1 % 0.01` is not 0. */
function findScale(numbers: readonly number[]): number {
  return 10 ** Math.max(...numbers.map(countDecimals));
}

/** Counts the digits after the decimal point, at most 12. */
function countDecimals(number: number): number {
  const [, decimals = ""] = number.toFixed(12).replace(/0+$/, "").split(".");
  return decimals.length;
}

function isMultiple(number: number, divisor: number): boolean {
  const scale = findScale([number, divisor]);
  return Math.round(number * scale) % Math.round(divisor * scale) === 0;
}

/** Finds the greatest common divisor. */
function findGreatestDivisor(one: number, other: number): number {
  return other === 0 ? one : findGreatestDivisor(other, one % other);
}

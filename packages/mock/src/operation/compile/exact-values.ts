import { compareNumbers, isExactNumber, isMultipleOf, isWhole, type NumberKeyword } from "@shortvideo-api/document";
import { asJson, isList, type Json } from "@shortvideo-api/document/sample";

/** Returns `true` when a value satisfies a keyword. */
export type Fits = (value: unknown, keyword: unknown) => boolean;

/** The keywords that compare numbers. They compare them as decimals, and accept all other values. */
export const comparisons: Readonly<Record<NumberKeyword, Fits>> = {
  minimum: (value, limit) => compare(value, limit) >= 0,
  maximum: (value, limit) => compare(value, limit) <= 0,
  exclusiveMinimum: (value, limit) => !isExactNumber(value) || compare(value, limit) > 0,
  exclusiveMaximum: (value, limit) => !isExactNumber(value) || compare(value, limit) < 0,
  multipleOf: (value, unit) => !isExactNumber(value) || !isExactNumber(unit) || isMultipleOf(value, unit),
};

/** Compares a number with a limit. Any other value, or a limit that is no number, counts as equal. */
function compare(value: unknown, limit: unknown): number {
  return isExactNumber(value) && isExactNumber(limit) ? compareNumbers(value, limit) : 0;
}

/** Returns `true` when a value has one of the types. A bigint is a number. */
export function isOfTypes(value: unknown, types: unknown): boolean {
  return [types].flat().some((type) => isOfType(asJson(value), type));
}

function isOfType(value: Json, type: unknown): boolean {
  if (type === "integer") return isWhole(value);
  if (type === "number") return typeof value === "bigint" || Number.isFinite(value);
  if (type === "null") return value === null;
  if (type === "array") return isList(value);
  if (type === "object") return typeof value === "object" && value !== null && !isList(value);
  return typeof value === type;
}

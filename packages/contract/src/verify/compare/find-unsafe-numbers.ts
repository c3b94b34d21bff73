import { isInt64, type SchemaObject } from "@shortvideo-api/document";
import { describeValue } from "./describe-value.js";
import type { Finding } from "./finding.js";
import type { Visit } from "./walk-value.js";

/** Finds whole numbers that a double cannot hold where none is declared, and such as exceed 64 bits. */
export function findUnsafeNumbers(visits: readonly Visit[]): Finding[] {
  const exact = new Set(visits.filter(({ schema }) => isInt64(schema)).map(({ at }) => at));
  return visits.flatMap((visit): Finding[] => {
    const { schema, path, place, at, value, digits } = visit;
    if (digits === undefined || !/^-?\d+$/.test(digits)) return [];
    const found = describeValue(value, digits);
    if (isInt64(schema)) {
      if (BigInt.asIntN(64, BigInt(digits)) === BigInt(digits)) return [];
      return [{ code: "limit-exceeded", place, path: [...path, "format"], expected: "an integer of 64 bits", found }];
    }
    if (exact.has(at) || !isNumeric(schema) || BigInt(Number(digits)) === BigInt(digits)) return [];
    return [
      { code: "number-unsafe", place, path: [...path, "type"], expected: "a number that need not be exact", found },
    ];
  });
}

/** The numbers that are declared to have 64 bits and need more than 53 of them, by where they are declared. */
export function listLargeNumbers(visits: readonly Visit[]): { readonly visit: Visit; readonly digits: string }[] {
  return visits.flatMap((visit) => {
    const { digits, schema } = visit;
    if (digits === undefined || !isInt64(schema) || Number.isSafeInteger(Number(digits))) return [];
    return [{ visit, digits }];
  });
}

/** Is it what a double is written as? Of a thousand numbers of 19 digits, two are so by chance. */
export function looksRounded(digits: string): boolean {
  return String(Number(digits)) === digits || BigInt(Number(digits)) === BigInt(digits);
}

function isNumeric({ type }: SchemaObject): boolean {
  return [type].flat().some((each) => each === "integer" || each === "number");
}

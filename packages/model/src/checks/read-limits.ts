import {
  type ExactNumber,
  isExactNumber,
  isLongInteger,
  type OwnKeywords,
  toBigInt,
} from "@shortvideo-api/document/source";
import { isQuickPattern } from "@shortvideo-api/document/sample/source";
import type { LimitRules } from "../api/param-rules.ts";

/** Reads the limits of numbers. Integers beyond 2^53 - 1 are bigints. */
export function readBounds(schema: OwnKeywords): LimitRules {
  const check: LimitRules = {};
  for (const name of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const) {
    const bound: unknown = schema[name];
    if (isExactNumber(bound) && Number.isFinite(Number(bound))) check[name] = toExact(bound);
  }
  const { multipleOf } = schema;
  if (isExactNumber(multipleOf) && multipleOf > 0) check.multipleOf = toExact(multipleOf);
  return check;
}

/** Returns a number as the client compares it: JavaScript compares a bigint with any number exactly. */
export function toExact(value: ExactNumber): ExactNumber {
  return isLongInteger(value) ? toBigInt(value) : value;
}

/** Reads lengths and counts. A minimum of 0 has no effect and is left out. */
export function readCounts<Name extends Count>(
  schema: OwnKeywords,
  names: readonly Name[],
): { [Each in Name]?: number } {
  const check: { [Each in Name]?: number } = {};
  for (const name of names) {
    const count: unknown = schema[name];
    const smallest = name.startsWith("min") ? 1 : 0;
    if (typeof count === "number" && Number.isSafeInteger(count) && count >= smallest) check[name] = count;
  }
  return check;
}

type Count = "minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties" | "maxProperties";

/** Reads a pattern that cannot backtrack for long. */
export function readQuickPattern({ pattern }: OwnKeywords): Pick<LimitRules, "pattern"> {
  return typeof pattern === "string" && isQuickPattern(pattern) ? { pattern } : {};
}

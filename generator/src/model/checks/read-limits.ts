import type { OwnKeywords } from "@shortvideo-api/document/source";
import { isQuickPattern } from "@shortvideo-api/document/sample/source";
import type { LimitRules } from "../api/param-rules.ts";

/** Reads the limits of numbers that the client can check. `isLong` is `true` for 64-bit numbers. */
export function readBounds(schema: OwnKeywords, isLong: boolean): LimitRules {
  const check: LimitRules = {};
  for (const name of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const) {
    const bound: unknown = schema[name];
    // The reader of the document has rounded longer bounds, and the client compares 64-bit numbers digit by digit.
    if (typeof bound === "number" && Number.isFinite(bound) && (!isLong || Math.abs(bound) <= Number.MAX_SAFE_INTEGER))
      check[name] = bound;
  }
  const { multipleOf } = schema;
  if (Number.isSafeInteger(multipleOf) && multipleOf !== undefined && multipleOf > 0) check.multipleOf = multipleOf;
  return check;
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

import type { Limits } from "../describe/describe-limits.ts";
import { type ExactNumber, isExactNumber, isLongInteger, toBigInt } from "../numbers/exact-number.ts";
import { numberKeywords } from "../numbers/limit-keywords.ts";
import { isQuickPattern } from "../pattern/is-quick-pattern.ts";
import type { OwnKeywords } from "./schema-view.ts";

type Name = keyof Limits;

/** Reads the limits that generated code checks; `undefined` for one that has no effect or that it cannot check. */
const readers: { readonly [Each in Name]: (limit: unknown) => Limits[Each] } = {
  minimum: readBound,
  maximum: readBound,
  exclusiveMinimum: readBound,
  exclusiveMaximum: readBound,
  multipleOf: (limit) => (isExactNumber(limit) && limit > 0 ? toExact(limit) : undefined),
  minLength: readLeast,
  maxLength: readMost,
  minItems: readLeast,
  maxItems: readMost,
  minProperties: readLeast,
  maxProperties: readMost,
  // Others may backtrack for long.
  pattern: (limit) => (typeof limit === "string" && isQuickPattern(limit) ? limit : undefined),
  uniqueItems: (limit) => (limit === true ? true : undefined),
};

/** The limits of each type. */
export const limitNames = {
  number: numberKeywords,
  string: ["minLength", "maxLength", "pattern"],
  array: ["minItems", "maxItems", "uniqueItems"],
  object: ["minProperties", "maxProperties"],
} as const;

/** Reads limits of a schema, as generated code checks them. Default of `names`: all. */
export function readLimits(
  schema: OwnKeywords,
  names: readonly (keyof Limits)[] = Object.values(limitNames).flat(),
): Limits {
  const limits: Limits = {};
  for (const name of names) {
    const limit = readers[name](schema[name]);
    if (limit !== undefined) Object.assign(limits, { [name]: limit });
  }
  return limits;
}

/** Returns a number as generated code compares it: JavaScript compares a bigint with any number exactly. */
export function toExact(value: ExactNumber): ExactNumber {
  return isLongInteger(value) ? toBigInt(value) : value;
}

function readBound(limit: unknown): ExactNumber | undefined {
  return isExactNumber(limit) && Number.isFinite(Number(limit)) ? toExact(limit) : undefined;
}

function readLeast(limit: unknown): number | undefined {
  const count = readMost(limit);
  return count === 0 ? undefined : count;
}

function readMost(limit: unknown): number | undefined {
  return typeof limit === "number" && Number.isSafeInteger(limit) && limit >= 0 ? limit : undefined;
}

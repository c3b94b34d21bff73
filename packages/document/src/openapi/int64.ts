import { isExactNumber, isLongInteger, isWhole } from "../numbers/exact-number.ts";
import { numberKeywords } from "../numbers/limit-keywords.ts";
import type { SchemaKeyword } from "./keywords.ts";
import type { Schema, SchemaObject } from "./openapi.ts";

/** Returns `true` for a format of 64-bit integers, which a double may round. */
export function isLongFormat(format: unknown): boolean {
  return format === "int64" || format === "uint64";
}

/** The keyword that marks an integer beside a 64-bit integer, such as another part of an `allOf`. `markLong` writes it. */
export const longInteger = "x-long-integer";

/**
 * Returns `true` for a schema of 64-bit integers, which callers see as decimal strings. It has a 64-bit format, or it admits integers and
 * names one beyond 2^53 - 1. This can be a limit, a listed value, the default or an example. A document that was not normalized may
 * combine the format with the type `number`.
 */
export function isInt64(schema: Schema | Readonly<Record<string, unknown>>): boolean {
  if (typeof schema !== "object") return false;
  const { type, const: only, enum: values } = schema;
  // Most schemas have another type: documents have many, and tools ask often.
  if (typeof type === "string" && type !== "integer" && type !== "number") return false;
  if (Object.hasOwn(schema, longInteger)) return true;
  if (type === undefined) return listsLong(only, values);
  const types = [type].flat();
  if (isLongFormat(schema.format)) return types.some((each) => each === "integer" || each === "number");
  if (types.includes("integer")) return namesLongInteger(schema);
  return types.includes("number") && listsLong(only, values);
}

/** Returns `true` for a constant or a list of values whose numbers are all integers, with a long one among them. */
function listsLong(only: unknown, values: unknown): boolean {
  return isLongInteger(only) || (only === undefined && describe(values) === "integers");
}

/** Returns `true` for a schema with an integer beyond 2^53 - 1: a limit, a listed value, the default or an example. */
export function namesLongInteger(schema: SchemaObject | Readonly<Record<string, unknown>>): boolean {
  return (
    scalars.some((keyword) => isLongInteger(schema[keyword])) ||
    lists.some((keyword) => describe(schema[keyword]) !== "other")
  );
}

const scalars = [...numberKeywords, "const", "default"] as const satisfies readonly SchemaKeyword[];

const lists = ["enum", "examples"] as const satisfies readonly SchemaKeyword[];

/** The numbers of a list: only integers with long ones among them, long ones beside fractions, or no long integer. */
type Listed = "integers" | "mixed" | "other";

const described = new WeakMap<readonly unknown[], Listed>();

/** Reads each list once: an enum may have thousands of values. */
function describe(list: unknown): Listed {
  if (!Array.isArray(list)) return "other";
  const values: readonly unknown[] = list;
  const areWhole = (): boolean => values.filter(isExactNumber).every(isWhole);
  const known = described.get(values) ?? (!values.some(isLongInteger) ? "other" : areWhole() ? "integers" : "mixed");
  described.set(values, known);
  return known;
}

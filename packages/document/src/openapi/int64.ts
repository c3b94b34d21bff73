import type { Schema } from "./openapi.ts";

/** Returns `true` for a format of 64-bit integers, which a double may round. */
export function isLongFormat(format: unknown): boolean {
  return format === "int64" || format === "uint64";
}

/**
 * Returns `true` for a schema of 64-bit integers, which callers see as decimal strings. A document that was not normalized may
 * combine the format with the type `number`.
 */
export function isInt64(schema: Schema | Readonly<Record<string, unknown>>): boolean {
  if (typeof schema !== "object" || !isLongFormat(schema.format)) return false;
  return [schema.type].flat().some((type) => type === "integer" || type === "number");
}

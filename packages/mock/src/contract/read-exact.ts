import type { Exact, ExactPart } from "@shortvideo-api/wire";
import { type OpenApi, resolve, type Schema, type SchemaObject } from "./openapi.js";

/** Reads where in the values of a schema 64-bit numbers stand. What refers to itself is followed when a value is there. */
export function readExact(document: OpenApi, schema: Schema): Exact {
  if (typeof schema === "boolean") return {};
  const { $ref, type, format, items, properties = {}, additionalProperties, allOf, anyOf, oneOf } = schema;
  const read = (part: Schema): ExactPart => readExact(document, part);
  const also = [allOf, anyOf, oneOf].flatMap((branches) => branches?.map(read) ?? []);
  if (typeof $ref === "string") also.push(() => readExact(document, resolve<SchemaObject>(document, { $ref })));
  return {
    ...(isInt64(type, format) ? { int64: true } : {}),
    ...(items === undefined ? {} : { items: read(items) }),
    ...(additionalProperties === undefined ? {} : { values: read(additionalProperties) }),
    fields: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, read(part)])),
    also,
  };
}

/** Whole numbers of 64 bits, or null where the schema admits it: a double holds 53 of them. */
export function isInt64(type: unknown, format: unknown): boolean {
  return format === "int64" && [type].flat().includes("integer");
}

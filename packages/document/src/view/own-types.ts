import { keywords } from "../openapi/keywords.ts";
import { isRecord } from "../openapi/node.ts";
import type { SchemaType } from "../openapi/openapi.ts";
import type { OwnKeywords } from "./schema-view.ts";

/** A set of types in which `number` means numbers that are no integers, so that sets can be combined. */
export type TypeSet = ReadonlySet<SchemaType>;

/** All types. */
export const allTypes: TypeSet = new Set<SchemaType>([
  "null",
  "boolean",
  "integer",
  "number",
  "string",
  "array",
  "object",
]);

/** Reads the types that the keywords of one schema admit, as JSON Schema defines it. */
export function readOwnTypes({ type, enum: values, const: only }: OwnKeywords): TypeSet {
  const named = type === undefined ? allTypes : unfoldTypes([type].flat());
  const listed = only === undefined ? values : [only];
  if (listed === undefined) return named;
  return intersect(named, new Set(listed.map(typeOf)));
}

/** Reads the types as {@link readOwnTypes} does. Without `type`, `enum` and `const`, these are the types that have the other keywords. */
export function readMeantTypes(own: OwnKeywords): TypeSet {
  if (own.type !== undefined || own.enum !== undefined || own.const !== undefined) return readOwnTypes(own);
  const meant = Object.keys(own).flatMap((keyword) => typeOfKeyword(keyword) ?? []);
  return meant.length === 0 ? allTypes : unfoldTypes(meant);
}

/** Returns the type to which a keyword applies; `undefined` for one that applies to any type. */
export function typeOfKeyword(keyword: string): SchemaType | undefined {
  return keywords.get(keyword)?.appliesTo;
}

/** Returns the types that are in both sets. */
export function intersect(one: TypeSet, other: TypeSet): TypeSet {
  if (one === allTypes) return other;
  return other === allTypes ? one : new Set([...one].filter((type) => other.has(type)));
}

/** Lists types as a schema names them: `number` includes `integer`. Keeps their order. */
export function listTypes(types: TypeSet): SchemaType[] {
  return [...types].filter((type) => type !== "integer" || !types.has("number"));
}

/** Returns `true` for the types of a schema that names none. */
export function areAllTypes(types: readonly SchemaType[]): boolean {
  return unfoldTypes(types).size === allTypes.size;
}

/** Returns the set of the types that a schema names: `number` includes integers. */
export function unfoldTypes(types: readonly SchemaType[]): TypeSet {
  return new Set(types.flatMap((type): SchemaType[] => (type === "number" ? ["integer", "number"] : [type])));
}

/** Returns the type of a JSON value. A whole number is an `integer`. */
export function typeOf(value: unknown): SchemaType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (isRecord(value)) return "object";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  if (typeof value === "bigint") return "integer";
  return typeof value === "boolean" ? "boolean" : "string";
}

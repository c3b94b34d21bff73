import { isWholeEvent, type Schema, type StreamKind } from "@shortvideo-api/document/source";
import { resolveSchema, type SchemaScope, typesOf } from "@shortvideo-api/document/sample/source";
import type { StreamItems } from "../api/response.ts";
import type { Media } from "./read-media.ts";

/** The schema of one item of a stream, and how items are written. */
export interface DescribedItems {
  readonly schema: Schema;
  readonly items: StreamItems;
}

/**
 * Reads the schema of one item of a stream, and how items are written. OpenAPI 3.2 describes an item by `itemSchema`, and the list of
 * all items by `schema`. Earlier documents describe one item by `schema`: for events, the whole event with `data`, or the data alone.
 * If the data has a schema of strings, it is text.
 */
export function describeItems(
  scope: SchemaScope,
  kind: StreamKind,
  { schema: given, itemSchema }: Media,
): DescribedItems {
  const resolved = resolveSchema(scope, given);
  const isListed = itemSchema === undefined && isList(resolved);
  const schema = itemSchema ?? (isListed && typeof resolved === "object" ? (resolved.items ?? true) : given);
  if (kind !== "events") {
    const isText = itemSchema === undefined && isString(resolved);
    return { schema: isText ? true : schema, items: { of: isText ? "text" : "data", data: "json", isListed } };
  }
  const fields = listFields(scope, schema);
  if (isWholeEvent([...fields.keys()])) {
    return { schema, items: { of: "event", data: readDataKind(scope, fields.get("data") ?? []), isListed } };
  }
  const found = resolveSchema(scope, schema);
  const isText = found === true || isString(found) || (typeof found === "object" && Object.keys(found).length === 0);
  return {
    schema: isText && !isString(found) ? { type: "string" } : schema,
    items: { of: isText ? "text" : "data", data: isText ? "text" : readDataKind(scope, [schema]), isListed },
  };
}

/** Lists the properties that a schema names anywhere, with their schemas. */
function listFields(scope: SchemaScope, schema: Schema, met = new Set<Schema>()): Map<string, Schema[]> {
  const fields = new Map<string, Schema[]>();
  const resolved = resolveSchema(scope, schema);
  if (typeof resolved !== "object" || met.has(resolved)) return fields;
  met.add(resolved);
  const { allOf = [], anyOf = [], oneOf = [], properties = {} } = resolved;
  for (const [name, property] of Object.entries(properties)) fields.set(name, [property]);
  for (const part of [...allOf, ...anyOf, ...oneOf]) {
    for (const [name, found] of listFields(scope, part, met)) fields.set(name, [...(fields.get(name) ?? []), ...found]);
  }
  return fields;
}

/** Reads the kind of the data of events. Ignores parts of a schema without a type. */
function readDataKind(scope: SchemaScope, schemas: readonly Schema[]): StreamItems["data"] {
  const types = schemas.flatMap((schema) => listTypes(scope, schema)).filter((type) => type !== "any");
  if (types.length > 0 && types.every((type) => type === "string")) return "text";
  return types.length > 0 && !types.includes("string") ? "json" : "mixed";
}

/** Lists the types of the values that a schema describes; `"any"` where it names none. */
function listTypes(scope: SchemaScope, schema: Schema, met = new Set<Schema>()): string[] {
  const resolved = resolveSchema(scope, schema);
  if (typeof resolved !== "object") return ["any"];
  if (met.has(resolved)) return [];
  met.add(resolved);
  const types = typesOf(resolved);
  if (types.length > 0) return [...types];
  const { allOf = [], anyOf = [], oneOf = [], enum: values, const: value, properties } = resolved;
  if (properties) return ["object"];
  if (values) return values.map((each) => typeof each);
  if (value !== undefined) return [typeof value];
  const parts = [...allOf, ...anyOf, ...oneOf].flatMap((part) => listTypes(scope, part, met));
  return parts.length > 0 ? parts : ["any"];
}

function isList(schema: Schema): boolean {
  return typesOf(schema).length === 1 && typesOf(schema)[0] === "array";
}

function isString(schema: Schema): boolean {
  return typesOf(schema).includes("string");
}

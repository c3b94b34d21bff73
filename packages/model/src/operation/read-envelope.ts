import type { SuccessResponse, BodyEnvelope } from "../api/response.ts";
import { type FieldPath, listPathNames } from "../api/type-ref.ts";
import { readField, readItemSchema, readTypes } from "./read-field.ts";
import { viewInScope } from "@shortvideo-api/document/source";
import type { Schema, SchemaScope } from "@shortvideo-api/document/sample/source";

/** The most properties that an envelope names. With more, it names only the first required ones, to keep the client small. */
const maxNames = 8;

/**
 * Reads how to recognize the page of a list: by the object that contains its items. Every page that the schema accepts
 * must have that object.
 */
export function readPageEnvelope(
  scope: SchemaScope,
  schema: Schema,
  items: FieldPath,
): Pick<SuccessResponse, "envelope" | "list"> {
  const list = listPathNames(items);
  const holder = findHolder(scope, schema, list.slice(0, -1));
  const last = list.at(-1) ?? "";
  const found = holder === undefined ? undefined : readField(scope, holder, last);
  const isList = found && "schema" in found && [...readTypes(scope, found.schema)].join() === "array";
  if (holder === undefined || !isList || readItemSchema(scope, found.schema) === undefined) {
    return { envelope: readEnvelope(scope, schema, list[0]), list: undefined };
  }
  const envelope = readEnvelope(scope, holder, last);
  // The list alone is enough to recognize such an object.
  return { envelope: JSON.stringify(envelope) === JSON.stringify([last]) ? undefined : envelope, list };
}

/** Finds the schema of the object at the end of a path, if every value has that object. */
function findHolder(scope: SchemaScope, schema: Schema, path: readonly string[]): Schema | undefined {
  let holder = viewInScope(scope, schema);
  for (const name of path) {
    if (holder.types.join() !== "object" || !holder.required.has(name)) return undefined;
    holder = holder.property(name);
  }
  return holder.types.join() === "object" ? holder.schema : undefined;
}

/**
 * Reads how to recognize a response: the envelope accepts every value of the schema, and rejects values of another shape.
 * `items` is the property that leads to the items of a list.
 */
export function readEnvelope(scope: SchemaScope, schema: Schema, items: string | undefined): BodyEnvelope | undefined {
  const { always, types } = viewInScope(scope, schema);
  // Names that only branches require would make the client larger.
  const required = new Set(always.flatMap((part) => part.required ?? []));
  const [type, ...others] = types;
  if (others.length > 0 || (type !== "array" && type !== "object")) return undefined;
  if (type === "array") return type;
  if (items !== undefined && required.has(items)) return [items];
  if (required.size === 0) return [];
  const properties = new Set(always.flatMap((part) => Object.keys(part.properties ?? {})));
  return properties.size <= maxNames ? [...new Set([...properties, ...required])] : [...required].slice(0, maxNames);
}

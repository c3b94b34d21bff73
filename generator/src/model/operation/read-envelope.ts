import type { SuccessResponse, BodyEnvelope } from "../api/response.ts";
import type { FieldPath } from "../api/type-ref.ts";
import { readField, readItemSchema, readTypes } from "./read-field.ts";
import { resolveSchema, type Schema, type SchemaScope, typesOf } from "@shortvideo-api/document/sample/source";

/** The most properties that an envelope names. With more, it names only the required ones, to keep the client small. */
const maxNames = 8;

/** The type and the properties of a value, in all parts of its schema. */
interface Outline {
  type: "object" | "array" | undefined;
  properties: ReadonlySet<string>;
  required: ReadonlySet<string>;
}

/**
 * Reads how to recognize the page of a list: by the object that contains its items. Every page that the schema accepts
 * must have that object.
 */
export function readPageEnvelope(
  scope: SchemaScope,
  schema: Schema,
  items: FieldPath,
): Pick<SuccessResponse, "envelope" | "list"> {
  const list = items.map(({ name }) => name);
  const holder = findHolder(scope, schema, list.slice(0, -1));
  const last = list.at(-1) ?? "";
  const found = holder === undefined ? undefined : readField(scope, holder, last);
  const isList = found && "schema" in found && [...readTypes(scope, found.schema)].join() === "array";
  if (holder === undefined || !isList || readItemSchema(scope, found.schema) === undefined) {
    return { envelope: readEnvelope(scope, schema, list[0]), list: undefined };
  }
  return { envelope: readEnvelope(scope, holder, last), list };
}

/** Finds the schema of the object at the end of a path, if every value has that object. */
function findHolder(scope: SchemaScope, schema: Schema, path: readonly string[]): Schema | undefined {
  let holder = schema;
  for (const name of path) {
    const { type, required } = readOutline(scope, holder, 0);
    const found = type === "object" && required.has(name) ? readField(scope, holder, name) : undefined;
    if (found === undefined || !("schema" in found)) return undefined;
    holder = found.schema;
  }
  return readOutline(scope, holder, 0).type === "object" ? holder : undefined;
}

/**
 * Reads how to recognize a response: the envelope accepts every value of the schema, and rejects values of another shape.
 * `items` is the property that leads to the items of a list.
 */
export function readEnvelope(scope: SchemaScope, schema: Schema, items: string | undefined): BodyEnvelope | undefined {
  const { type, properties, required } = readOutline(scope, schema, 0);
  if (type === undefined || type === "array") return type;
  if (items !== undefined && required.has(items)) return [items];
  if (required.size === 0) return [];
  return [...(properties.size <= maxNames ? new Set([...properties, ...required]) : required)];
}

function readOutline(scope: SchemaScope, schema: Schema, depth: number): Outline {
  const resolved = resolveSchema(scope, schema);
  const nothing: Outline = { type: undefined, properties: new Set(), required: new Set() };
  if (typeof resolved === "boolean" || depth > 20) return nothing;
  const read = (parts: readonly Schema[] = []): Outline[] => parts.map((part) => readOutline(scope, part, depth + 1));
  const all = read(resolved.allOf);
  const [only, ...others] = typesOf(resolved);
  const ownType = others.length === 0 && (only === "object" || only === "array") ? only : undefined;
  const types = [
    ownType,
    ...all.map((part) => part.type),
    findCommonType(read(resolved.anyOf)),
    findCommonType(read(resolved.oneOf)),
  ];
  return {
    type: types.find((type) => type !== undefined),
    properties: new Set([...Object.keys(resolved.properties ?? {}), ...all.flatMap((part) => [...part.properties])]),
    required: new Set([...(resolved.required ?? []), ...all.flatMap((part) => [...part.required])]),
  };
}

/** Returns the type that all branches have. */
function findCommonType(branches: readonly Outline[]): Outline["type"] {
  const [first, ...others] = branches;
  return others.every(({ type }) => type === first?.type) ? first?.type : undefined;
}

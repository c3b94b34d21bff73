import { isLongFormat } from "@shortvideo-api/document/source";
import type { PathStep } from "../api/type-ref.ts";
import {
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  type SchemaType,
  typesOf,
} from "@shortvideo-api/document/sample/source";

/** A property at the end of a path. */
export interface FoundField {
  path: readonly PathStep[];
  schema: Schema;
}

/** A path that leads to no property. */
export interface MissingField {
  /** The property that does not exist. */
  missing: string;
  /** The properties that exist in its place. */
  known: readonly string[];
}

/** Follows dotted property names, `data.cursor`, through `$ref`, `allOf` and unions. */
export function readField(scope: SchemaScope, schema: Schema, dotted: string): FoundField | MissingField {
  const path: PathStep[] = [];
  let found = schema;
  for (const name of dotted.split(".")) {
    const property = findProperty(scope, found, name);
    if (property === undefined) return { missing: name, known: [...listProperties(scope, found)] };
    path.push({ name, optional: !property.required || admitsNull(scope, property.schema) });
    found = property.schema;
  }
  return { path, schema: found };
}

/** Returns the schema of the items, if the schema describes a list. */
export function readItemSchema(scope: SchemaScope, schema: Schema): Schema | undefined {
  for (const part of listParts(scope, schema)) {
    const isList = typesOf(part).includes("array") || (typesOf(part).length === 0 && part.items !== undefined);
    if (isList) return part.items ?? true;
  }
  return undefined;
}

/** Returns the types of the values, without null. The set is empty if the schema names no type. */
export function readTypes(scope: SchemaScope, schema: Schema): ReadonlySet<SchemaType> {
  const types = new Set<SchemaType>();
  for (const part of listParts(scope, schema)) {
    for (const type of typesOf(part)) types.add(type === "integer" && isLongFormat(part.format) ? "string" : type);
    for (const value of part.enum ?? ("const" in part ? [part.const] : [])) types.add(readType(value));
  }
  types.delete("null");
  return types;
}

/** Returns a keyword of a schema, or of the first of its parts that has it. */
export function readKeyword<Keyword extends keyof SchemaObject>(
  scope: SchemaScope,
  schema: Schema,
  keyword: Keyword,
): SchemaObject[Keyword] | undefined {
  if (typeof schema === "object" && schema[keyword] !== undefined) return schema[keyword];
  for (const part of listParts(scope, schema)) if (part[keyword] !== undefined) return part[keyword];
  return undefined;
}

function findProperty(
  scope: SchemaScope,
  schema: Schema,
  name: string,
): { schema: Schema; required: boolean } | undefined {
  const resolved = resolveSchema(scope, schema);
  if (typeof resolved === "boolean") return undefined;
  const { properties = {}, required = [], allOf = [] } = resolved;
  const parts = allOf.map((part) => findProperty(scope, part, name));
  // A value matches any of the branches, so all of them must have the property. `null` does not count.
  const unions = [resolved.anyOf, resolved.oneOf].map((branches = []) =>
    branches.filter((branch) => !isNull(scope, branch)).map((branch) => findProperty(scope, branch, name)),
  );
  for (const found of unions) {
    const whole = found.filter((property) => property !== undefined);
    const [first] = whole;
    if (first && whole.length === found.length) {
      parts.push({ schema: first.schema, required: whole.every((property) => property.required) });
    }
  }
  const ownSchema = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const found = ownSchema ?? parts.find((part) => part !== undefined)?.schema;
  if (found === undefined) return undefined;
  return { schema: found, required: required.includes(name) || parts.some((part) => part?.required) };
}

function listProperties(scope: SchemaScope, schema: Schema): Set<string> {
  const names = new Set<string>();
  for (const part of listParts(scope, schema)) for (const name of Object.keys(part.properties ?? {})) names.add(name);
  return names;
}

/** Lists the schema and all its parts in `allOf`, `anyOf` and `oneOf`, without `$ref` and without `null`. */
function listParts(scope: SchemaScope, schema: Schema): SchemaObject[] {
  const resolved = resolveSchema(scope, schema);
  if (typeof resolved === "boolean" || isNull(scope, resolved)) return [];
  const { allOf = [], anyOf = [], oneOf = [] } = resolved;
  return [resolved, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => listParts(scope, part))];
}

function admitsNull(scope: SchemaScope, schema: Schema): boolean {
  const resolved = resolveSchema(scope, schema);
  if (typeof resolved === "boolean") return resolved;
  const { anyOf = [], oneOf = [] } = resolved;
  return typesOf(resolved).includes("null") || [...anyOf, ...oneOf].some((branch) => admitsNull(scope, branch));
}

function isNull(scope: SchemaScope, schema: Schema): boolean {
  const resolved = resolveSchema(scope, schema);
  return typesOf(resolved).join() === "null" || (typeof resolved === "object" && resolved.const === null);
}

function readType(value: unknown): SchemaType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value === "string" ? "string" : typeof value === "boolean" ? "boolean" : "object";
}

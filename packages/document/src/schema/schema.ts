import { isExactNumber, isWhole } from "../numbers/exact-number.ts";
import { isNode } from "../openapi/node.ts";
import type { Schema, SchemaObject, SchemaType } from "../openapi/openapi.ts";
import { readReference } from "../openapi/resolve-reference.ts";
import { isAssertion } from "../openapi/schema-keywords.ts";

export type { Schema, SchemaObject, SchemaType };

/** The component schemas of a document, and their names in generated code. */
export interface SchemaScope {
  /** By key below `components/schemas`. Read keys with `Object.hasOwn`, since `constructor` may be one. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The names of the schemas in generated code, by key: `"live-room"` → `"LiveRoom"`. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Properties that samples leave out, such as another spelling of the same property. */
  readonly otherSpellings?: ReadonlySet<Schema>;
}

/** Returns the key of the component schema to which the schema refers; `undefined` for a schema without a `$ref`. */
export function keyOf(schema: Schema | undefined): string | undefined {
  if (typeof schema !== "object" || typeof schema.$ref !== "string") return undefined;
  return readReference(schema.$ref)?.key;
}

/** Returns the name, in generated code, of the component schema to which the schema refers: `"LiveRoom"`. */
export function aliasOf(scope: SchemaScope, schema: Schema | undefined): string | undefined {
  const key = keyOf(schema);
  return key === undefined ? undefined : scope.aliases.get(key);
}

/** Returns the schema itself, or the target of its `$ref`, over any number of `$ref`s. Returns `true` for a `$ref` without a target. */
export function resolveSchema(scope: SchemaScope, schema: Schema): Schema {
  let key = keyOf(schema);
  if (key === undefined) return schema;
  const visited = new Set<string>();
  let found = schema;
  for (; key !== undefined; key = keyOf(found)) {
    if (visited.has(key) || !Object.hasOwn(scope.schemas, key)) return true;
    visited.add(key);
    found = scope.schemas[key] ?? true;
  }
  return found;
}

/** Returns the types that `type` names; an empty list when the keyword is absent. */
export function typesOf(schema: Schema): readonly SchemaType[] {
  if (typeof schema !== "object" || schema.type === undefined) return [];
  return typeof schema.type === "string" ? [schema.type] : schema.type;
}

/** Returns `true` for a value of a type. A whole number is an `integer` and a `number`. */
export function isOfType(value: unknown, type: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "integer") return isWhole(value);
  if (type === "number") return isExactNumber(value);
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isNode(value) : typeof value === type;
}

/** Returns the key of the only component schema to which the schemas refer, by a `$ref` or an `allOf` with one item; else `undefined`. */
export function readPlainReference(schemas: readonly Schema[]): string | undefined {
  const [schema, ...others] = schemas.filter((each) => each !== true);
  if (typeof schema !== "object" || others.length > 0) return undefined;
  const key = keyOf(schema);
  if (key !== undefined) return key;
  const [only, ...more] = schema.allOf ?? [];
  if (only === undefined || more.length > 0 || !restrictsNothing(schema, ["allOf", "type"])) return undefined;
  return schema.type === undefined || schema.type === "object" ? readPlainReference([only]) : undefined;
}

/** Returns `true` when the schema restricts nothing, except by the given keywords. */
export function restrictsNothing(schema: object, except: readonly string[]): boolean {
  return Object.keys(schema).every(
    (keyword) => keyword === "discriminator" || except.includes(keyword) || !isAssertion(keyword),
  );
}

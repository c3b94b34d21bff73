import type { Schema, SchemaObject, SchemaType } from "../openapi/openapi.ts";
import { readReference } from "../openapi/resolve-reference.ts";

export type { Schema, SchemaObject, SchemaType };

/** The component schemas of a document, and their names in generated code. */
export interface SchemaScope {
  /** By key under `components/schemas`; look up own keys only. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** `NamedSchema.name` by key: `"live-room"` → `"LiveRoom"`. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Properties that samples leave out, such as another spelling of the same property. */
  readonly otherSpellings?: ReadonlySet<Schema>;
}

/** Key of the component schema that the schema refers to; `undefined` when it is no reference. */
export function keyOf(schema: Schema | undefined): string | undefined {
  if (typeof schema !== "object" || typeof schema.$ref !== "string") return undefined;
  return readReference(schema.$ref)?.key;
}

/** Returns the name, in generated code, of the component schema that the schema refers to: `"LiveRoom"`. */
export function aliasOf(scope: SchemaScope, schema: Schema | undefined): string | undefined {
  const key = keyOf(schema);
  return key === undefined ? undefined : scope.aliases.get(key);
}

/** Returns the schema behind any number of `$ref`s; `true` when there is none. The loader has reported that. */
export function resolveSchema(scope: SchemaScope, schema: Schema): Schema {
  const met = new Set<string>();
  let found = schema;
  for (let key = keyOf(found); key !== undefined; key = keyOf(found)) {
    if (met.has(key) || !Object.hasOwn(scope.schemas, key)) return true;
    met.add(key);
    found = scope.schemas[key] ?? true;
  }
  return found;
}

/** The types that `type` names: none when the keyword is absent. */
export function typesOf(schema: Schema): readonly SchemaType[] {
  if (typeof schema !== "object" || schema.type === undefined) return [];
  return typeof schema.type === "string" ? [schema.type] : schema.type;
}

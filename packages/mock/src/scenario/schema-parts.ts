import { type OpenApi, resolve, type Schema, type SchemaObject } from "@shortvideo-api/document";

/** Lists a schema and all schemas that it refers to or consists of. */
export function flatten(document: OpenApi, schemas: readonly Schema[], depth = 0): SchemaObject[] {
  return schemas.flatMap((schema) => {
    if (typeof schema === "boolean" || depth > 20) return [];
    const { $ref, allOf, ...own } = schema;
    const referred = typeof $ref === "string" ? [resolve<SchemaObject>(document, { $ref })] : [];
    return [own, ...flatten(document, [...referred, ...(allOf ?? [])], depth + 1)];
  });
}

/** Lists the schema of the items of an array; empty if the schema has none. */
export function itemsOf({ items }: SchemaObject): readonly Schema[] {
  return items === undefined ? [] : [items];
}

/** Lists the schema of a property; empty if the schema has none for this name. */
export function propertyOf({ properties = {}, additionalProperties }: SchemaObject, name: string): readonly Schema[] {
  if (Object.hasOwn(properties, name)) return [properties[name] ?? true];
  return additionalProperties === undefined ? [] : [additionalProperties];
}

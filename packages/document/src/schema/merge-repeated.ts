import { keyOf, resolveSchema, type Schema, type SchemaObject, type SchemaScope } from "./schema.ts";

/**
 * The same schemas, where an `allOf` that leads to a component schema on several ways names it once. A repeated
 * schema adds nothing, and following each way does not end: two at every level make 2^levels.
 * Calls `onRead` each time a component schema is read, so that the caller can stop a search through choices, too.
 */
export function mergeRepeated(scope: SchemaScope, onRead: () => void): SchemaScope {
  const merged = Object.entries(scope.schemas).map(([key, schema]): [string, Schema] => [
    key,
    (typeof schema === "object" && schema.allOf && mergeParts(scope, key, schema, schema.allOf)) || schema,
  ]);
  const schemas: Record<string, Schema> = {};
  for (const [key, schema] of merged) {
    const get = (): Schema => {
      onRead();
      return schema;
    };
    Object.defineProperty(schemas, key, { get, enumerable: true });
  }
  return { ...scope, schemas };
}

/** The schema with all its parts side by side; `undefined` where none of them is met twice. */
function mergeParts(
  scope: SchemaScope,
  key: string,
  schema: SchemaObject,
  allOf: readonly Schema[],
): SchemaObject | undefined {
  const met = new Set([key]);
  const parts: Schema[] = [];
  let isRepeated = false;
  const add = (part: Schema): void => {
    const reference = keyOf(part);
    if (reference !== undefined && met.has(reference)) {
      isRepeated = true;
      return;
    }
    if (reference !== undefined) met.add(reference);
    const target = keepsApart(part) || reference === undefined ? part : (scope.schemas[reference] ?? true);
    if (keyOf(target) !== undefined) add(target);
    else if (typeof target !== "object" || !target.allOf || keepsApart(target)) parts.push(part);
    else {
      const { allOf: inner, ...own } = target;
      parts.push(own);
      inner.forEach(add);
    }
  };
  allOf.forEach(add);
  return isRepeated ? { ...schema, allOf: parts } : undefined;

  /** Evaluated properties depend on the parts of the schema. Another check reports a missing schema. */
  function keepsApart(part: Schema): boolean {
    const target = resolveSchema(scope, part);
    return typeof target !== "object" || target.unevaluatedProperties !== undefined;
  }
}

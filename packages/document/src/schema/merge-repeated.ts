import { keyOf, resolveSchema, type Schema, type SchemaObject, type SchemaScope } from "./schema.ts";

/**
 * Returns the same schemas without repetitions: an `allOf` that contains a component schema several times, directly or through other
 * schemas, names it once. A repeated schema adds no condition, and two of them at every level lead to 2^levels reads. Calls `onRead` for
 * each read of a component schema, so that the caller can stop a search.
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

/** Returns the schema with all parts of its `allOf` in one list; `undefined` when no part is repeated. */
function mergeParts(
  scope: SchemaScope,
  key: string,
  schema: SchemaObject,
  allOf: readonly Schema[],
): SchemaObject | undefined {
  const seen = new Set([key]);
  const parts: Schema[] = [];
  let isRepeated = false;
  const add = (part: Schema): void => {
    const reference = keyOf(part);
    if (reference !== undefined && seen.has(reference)) {
      isRepeated = true;
      return;
    }
    if (reference !== undefined) seen.add(reference);
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

  /** Returns `true` for a part that must not be split: `unevaluatedProperties` depends on the parts around it. */
  function keepsApart(part: Schema): boolean {
    const target = resolveSchema(scope, part);
    return typeof target !== "object" || target.unevaluatedProperties !== undefined;
  }
}

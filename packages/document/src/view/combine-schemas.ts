import type { Schema, SchemaObject } from "../openapi/openapi.ts";

/**
 * Returns a schema for values that match all schemas. Omits repeated schemas, and those that accept any value. The same schemas have the
 * same result.
 */
export function allOfSchemas(schemas: readonly Schema[]): Schema {
  if (schemas.includes(false)) return false;
  return combine("allOf", schemas) ?? true;
}

/**
 * Returns a schema for values that match one of the schemas or more. Omits repeated schemas, and those that accept no value. The same
 * schemas have the same result.
 */
export function anyOfSchemas(schemas: readonly Schema[]): Schema {
  if (schemas.includes(true)) return true;
  return combine("anyOf", schemas) ?? false;
}

/** The combinations that begin with the same schemas. */
interface Combinations {
  found: SchemaObject | undefined;
  readonly longer: WeakMap<SchemaObject, Combinations>;
}

const known = { allOf: createCombinations(), anyOf: createCombinations() };

/** Returns `undefined` without a schema. Requests name any properties, so a new schema for each name would fill the memory. */
function combine(keyword: "allOf" | "anyOf", schemas: readonly Schema[]): SchemaObject | undefined {
  const parts = [...new Set(schemas)].filter((schema) => typeof schema === "object");
  if (parts.length < 2) return parts[0];
  let combinations = known[keyword];
  for (const part of parts) {
    let longer = combinations.longer.get(part);
    if (!longer) {
      longer = createCombinations();
      combinations.longer.set(part, longer);
    }
    combinations = longer;
  }
  return (combinations.found ??= { [keyword]: parts });
}

function createCombinations(): Combinations {
  return { found: undefined, longer: new WeakMap() };
}

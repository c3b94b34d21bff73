import type { Schema } from "../openapi/openapi.ts";

/** Returns a schema for values that match all schemas. Omits repeated schemas, and those that accept any value. */
export function allOfSchemas(schemas: readonly Schema[]): Schema {
  const parts = [...new Set(schemas)].filter((schema) => schema !== true);
  if (parts.includes(false)) return false;
  const [first = true] = parts;
  return parts.length < 2 ? first : { allOf: parts };
}

/** Returns a schema for values that match one of the schemas or more. Omits repeated schemas, and those that accept no value. */
export function anyOfSchemas(schemas: readonly Schema[]): Schema {
  const parts = [...new Set(schemas)].filter((schema) => schema !== false);
  if (parts.includes(true)) return true;
  const [first = false] = parts;
  return parts.length < 2 ? first : { anyOf: parts };
}

import type { Schema, SchemaObject, SchemaType } from "@shortvideo-api/document/sample/source";

/**
 * Returns a schema with the rules of types that JSON Schema does not have, so that a validator knows the values that compile. An author who
 * describes properties means an object, and one who describes items means a list. A value has only declared properties.
 */
export function stateMeaning(schema: Schema): Schema {
  if (typeof schema === "boolean") return schema;
  return { allOf: [statePart(schema)], unevaluatedProperties: false };
}

/** States the rules of a part of a schema. The parts of a value declare its properties together. */
export function statePart(schema: Schema): Schema {
  if (typeof schema === "boolean") return schema;
  const { oneOf, if: condition, then, else: otherwise, ...rest } = schema;
  const stated: Record<string, unknown> = { ...rest };
  for (const [keyword, value] of Object.entries(rest)) {
    if (single.has(keyword)) stated[keyword] = stateMeaning(value as Schema);
    if (several.has(keyword)) stated[keyword] = stateEach(value, stateMeaning);
    if (parts.has(keyword)) stated[keyword] = stateEach(value, statePart);
  }
  const types = listMeant(schema);
  if (schema.type === undefined && types.length > 0) stated["type"] = types;
  const added: Schema[] = [];
  // With these rules, a value may match only one of several branches that it matches without them.
  if (oneOf) added.push({ anyOf: oneOf.map(statePart) });
  if (condition !== undefined && (then !== undefined || otherwise !== undefined)) {
    // Instead of `if`: Ajv takes the properties of a condition for evaluated, even if a value does not meet it.
    const met = { allOf: [condition, statePart(then ?? true)] };
    const unmet = { allOf: [{ not: condition }, statePart(otherwise ?? true)] };
    added.push({ anyOf: [met, unmet] });
  }
  return added.length === 0 ? stated : { ...stated, allOf: [...asSchemas(stated["allOf"]), ...added] };
}

/** Keywords whose schema describes other values than the schema around it. */
const single = new Set(["additionalProperties", "unevaluatedProperties", "items", "unevaluatedItems"]);
const several = new Set(["properties", "patternProperties", "prefixItems"]);

/** Keywords whose schemas describe the same value. Those that only test a value, such as `not`, have other rules. */
const parts = new Set(["allOf", "anyOf", "dependentSchemas"]);

/** States the rules of each schema in a list or a map. */
function stateEach(value: unknown, state: (schema: Schema) => Schema): unknown {
  if (Array.isArray(value)) return asSchemas(value).map(state);
  return Object.fromEntries(Object.entries(value as Record<string, Schema>).map(([name, each]) => [name, state(each)]));
}

function asSchemas(value: unknown): Schema[] {
  return Array.isArray(value) ? (value as Schema[]) : [];
}

/** Lists the types that the keywords of a schema describe. */
function listMeant(schema: SchemaObject): readonly SchemaType[] {
  const { properties = {}, patternProperties, additionalProperties = false, unevaluatedProperties = false } = schema;
  const { items, prefixItems, unevaluatedItems } = schema;
  const isObject =
    Object.keys(properties).length > 0 ||
    patternProperties !== undefined ||
    additionalProperties !== false ||
    unevaluatedProperties !== false;
  const isList = items !== undefined || prefixItems !== undefined || typeof unevaluatedItems === "object";
  return [...(isObject ? (["object"] as const) : []), ...(isList ? (["array"] as const) : [])];
}

import { resolveKnown } from "../openapi/resolve-reference.ts";
import { isNode, type Node } from "../openapi/node.ts";
import { isAssertion } from "../openapi/schema-keywords.ts";

/**
 * Writes a map whose `propertyNames` list all names as an object with these properties, which admits the same values. So types, checks and
 * samples know the names. Leaves out `propertyNames` that admit every name. Changes the schema in place.
 */
export function nameProperties(root: Node, schema: Node): void {
  if (admitsAnyText(resolveKnown(root, schema["propertyNames"]))) {
    delete schema["propertyNames"];
    return;
  }
  const { propertyNames, properties = {}, patternProperties, additionalProperties = false } = schema;
  if (additionalProperties === false || patternProperties !== undefined || !isNode(properties)) return;
  const names = listNames(resolveKnown(root, propertyNames));
  if (names === undefined) return;
  schema["properties"] = Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(properties, name) ? properties[name] : additionalProperties]),
  );
  schema["additionalProperties"] = false;
  delete schema["propertyNames"];
}

/** Lists the only texts that a schema admits; `undefined` if it admits others, or has more keywords. */
function listNames(schema: unknown): readonly string[] | undefined {
  if (!isNode(schema)) return undefined;
  const { const: constant, enum: listed = constant === undefined ? undefined : [constant] } = schema;
  const isPlain = Object.keys(schema).every((key) => !isAssertion(key) || ["type", "enum", "const"].includes(key));
  if (!isPlain || !Array.isArray(listed)) return undefined;
  return listed.filter((name) => typeof name === "string");
}

/** Returns `true` for a schema without keywords that a text may violate. */
function admitsAnyText(schema: unknown): boolean {
  if (!isNode(schema)) return false;
  const assertions = Object.keys(schema).filter(isAssertion);
  return assertions.every((key) => key === "type" && [schema[key]].flat().includes("string"));
}

import type { ParameterObject, Schema } from "../openapi/openapi.ts";
import { readStyle } from "../openapi/joined-style.ts";
import { viewSchema } from "../view/view-schema.ts";

/**
 * Returns whether a request may send a parameter without a value (`allowEmptyValue`), whatever its schema admits. An object has no form
 * without a value, and only the style `form` has one: https://spec.openapis.org/oas/v3.1.1.html#style-examples
 */
export function allowsEmptyValue(document: object, parameter: ParameterObject): boolean {
  if (parameter.in !== "query" || parameter.allowEmptyValue !== true || readStyle(parameter) !== "form") return false;
  return parameter.schema !== undefined && !viewSchema(document, parameter.schema).meantTypes.includes("object");
}

/** Returns a schema that also admits the empty text that a parameter may have as its value. */
export function admitEmptyValue(schema: Schema): Schema {
  return { anyOf: [schema, { const: "" }] };
}

/** Returns whether a schema admits texts of any form, apart from their limits. Then its type contains the empty text already. */
export function admitsTexts(document: object, schema: Schema): boolean {
  const { types, values } = viewSchema(document, schema);
  return types.includes("string") && values === undefined;
}

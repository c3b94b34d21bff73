import type { Schema } from "../openapi/openapi.ts";
import { viewSchema } from "../view/view-schema.ts";

/** Returns a schema that also admits the empty text that a parameter may have as its value. See `DocumentedParameter.allowsEmpty`. */
export function admitEmptyValue(schema: Schema): Schema {
  return { anyOf: [schema, { const: "" }] };
}

/** Returns whether a schema admits texts of any form, apart from their limits. Then its type contains the empty text already. */
export function admitsTexts(document: object, schema: Schema): boolean {
  const { types, values } = viewSchema(document, schema);
  return types.includes("string") && values === undefined;
}

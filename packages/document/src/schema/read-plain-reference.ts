import { keyOf, type Schema, type SchemaObject } from "./schema.ts";

/** Keywords that do not restrict values. */
const annotations = new Set(
  "title description summary deprecated readOnly writeOnly default examples externalDocs xml $comment discriminator".split(
    " ",
  ),
);

/** Returns the key of the only component schema to which the schemas refer, by a `$ref` or an `allOf` with one item; else `undefined`. */
export function readPlainReference(schemas: readonly Schema[]): string | undefined {
  const [schema, ...others] = schemas.filter((each) => each !== true);
  if (typeof schema !== "object" || others.length > 0) return undefined;
  const key = keyOf(schema);
  if (key !== undefined) return key;
  const [only, ...more] = schema.allOf ?? [];
  if (only === undefined || more.length > 0 || !isIdle(schema, ["allOf", "type"])) return undefined;
  return schema.type === undefined || schema.type === "object" ? readPlainReference([only]) : undefined;
}

/** Returns `true` when the schema restricts nothing, except by the given keywords. */
export function isIdle(schema: SchemaObject, besides: readonly string[]): boolean {
  return Object.keys(schema).every(
    (keyword) => annotations.has(keyword) || keyword.startsWith("x-") || besides.includes(keyword),
  );
}

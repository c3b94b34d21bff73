import { isAssertion } from "../openapi/schema-keywords.ts";
import { keyOf, type Schema } from "./schema.ts";

/** Returns the key of the only component schema to which the schemas refer, by a `$ref` or an `allOf` with one item; else `undefined`. */
export function readPlainReference(schemas: readonly Schema[]): string | undefined {
  const [schema, ...others] = schemas.filter((each) => each !== true);
  if (typeof schema !== "object" || others.length > 0) return undefined;
  const key = keyOf(schema);
  if (key !== undefined) return key;
  const [only, ...more] = schema.allOf ?? [];
  if (only === undefined || more.length > 0 || !restrictsNothing(schema, ["allOf", "type"])) return undefined;
  return schema.type === undefined || schema.type === "object" ? readPlainReference([only]) : undefined;
}

/** Returns `true` when the schema restricts nothing, except by the given keywords. */
export function restrictsNothing(schema: object, except: readonly string[]): boolean {
  return Object.keys(schema).every(
    (keyword) => keyword === "discriminator" || except.includes(keyword) || !isAssertion(keyword),
  );
}

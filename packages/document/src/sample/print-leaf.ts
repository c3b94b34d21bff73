import { annotationKeywords, holdsSchemas } from "../openapi/schema-keywords.ts";
import { asJson, printCanonical } from "../schema/json.ts";
import type { Schema, SchemaObject } from "../schema/schema.ts";

/** Annotations from which values are planned. */
const planned = new Set(["default", "examples"]);

/**
 * Prints the keywords that decide the values of a schema, so that two schemas with the same text have the same values. Returns
 * `undefined` for a schema with a `$ref` or with schemas within it.
 */
export function printLeaf(schema: Schema): string | undefined {
  if (typeof schema === "boolean") return String(schema);
  // Several readers of a document ask for each schema.
  let text = printed.get(schema);
  if (text === undefined) {
    text = print(schema) ?? null;
    printed.set(schema, text);
  }
  return text ?? undefined;
}

/** The printed schemas; `null` for one that is no leaf. */
const printed = new WeakMap<SchemaObject, string | null>();

function print(schema: SchemaObject): string | undefined {
  let text = "";
  for (const keyword of Object.keys(schema)) {
    if (holdsSchemas(keyword)) return undefined;
    if (annotationKeywords.has(keyword) && !planned.has(keyword)) continue;
    text += `${JSON.stringify(keyword)}:${printCanonical(asJson(Reflect.get(schema, keyword)))},`;
  }
  return text;
}

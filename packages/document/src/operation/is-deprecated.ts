import type { ParameterObject, SchemaObject } from "../openapi/openapi.ts";
import { resolve } from "../openapi/resolve-reference.ts";

/** Returns `true` when the document deprecates a parameter or its schema. */
export function isDeprecated(document: object, { deprecated, schema = true, content }: ParameterObject): boolean {
  const [media] = Object.values(content ?? {});
  const declared = media?.schema ?? schema;
  if (deprecated !== undefined) return deprecated;
  return typeof declared === "object" && resolve<SchemaObject>(document, declared).deprecated === true;
}

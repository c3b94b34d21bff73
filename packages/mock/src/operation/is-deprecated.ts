import type { SchemaObject } from "@shortvideo-api/document";
import { type OpenApi, type ParameterObject, resolve } from "./openapi.js";

/** Returns whether the document declares a parameter deprecated: by itself, or by its schema. */
export function isDeprecated(document: OpenApi, { deprecated, schema = true, content }: ParameterObject): boolean {
  const [media] = Object.values(content ?? {});
  const declared = media?.schema ?? schema;
  if (deprecated !== undefined) return deprecated;
  return typeof declared === "object" && resolve<SchemaObject>(document, declared).deprecated === true;
}

import type { Schema } from "@shortvideo-api/document";
import { listParts } from "./list-parts.js";
import { optionalKeywords } from "./mark-one-way.js";
import type { OpenApi } from "./openapi.js";
import { readTypes } from "./read-types.js";

/** What the document says of the properties of an object that a request sends. */
export interface ObjectParts {
  /** By name, those of all branches. */
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** It says outright that there may be others, or names none. */
  readonly isOpen: boolean;
}

/** Reads what a schema says of properties; `undefined` where it is no object in any of its branches. */
export function readObjectParts(document: OpenApi, schema: Schema): ObjectParts | undefined {
  const types = readTypes(document, schema);
  const parts = listParts(document, schema);
  const properties = new Map(parts.flatMap((part) => Object.entries(part.properties ?? {})));
  if (!types.includes("object") && (types.length > 0 || properties.size === 0)) return undefined;
  const isFurther = parts.some((part) => (part.additionalProperties ?? false) !== false || "patternProperties" in part);
  const always = listParts(document, schema, "always");
  const optional = new Set(always.flatMap((part) => readNames(part[optionalKeywords.request])));
  const required = always.flatMap((part) => readNames(part["required"])).filter((name) => !optional.has(name));
  // What must be there is known, whether anything else is said of it or not.
  for (const name of required) if (!properties.has(name)) properties.set(name, true);
  return { properties, required: new Set(required), isOpen: isFurther || properties.size === 0 };
}

function readNames(names: unknown): string[] {
  return Array.isArray(names) ? names.map(String) : [];
}

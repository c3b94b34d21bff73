import type { Schema } from "../openapi/openapi.ts";
import { listParts } from "./list-parts.ts";
import { optionalKeywords } from "./one-way.ts";
import { readTypes } from "./read-types.ts";

/** The properties of an object that a request sends. */
export interface ObjectParts {
  /** Properties of all branches, by name. */
  readonly properties: ReadonlyMap<string, Schema>;
  /** The names of properties that requests must have. */
  readonly required: ReadonlySet<string>;
  /** Whether the schema admits other properties explicitly, or names none. */
  readonly isOpen: boolean;
}

/** Reads the properties of a schema and its branches. Returns `undefined` when no branch is an object. */
export function readObjectParts(document: object, schema: Schema): ObjectParts | undefined {
  const types = readTypes(document, schema);
  const parts = listParts(document, schema);
  const properties = new Map(parts.flatMap((part) => Object.entries(part.properties ?? {})));
  if (!types.includes("object") && (types.length > 0 || properties.size === 0)) return undefined;
  const admitsOthers = parts.some(
    (part) => (part.additionalProperties ?? false) !== false || "patternProperties" in part,
  );
  const always = listParts(document, schema, "always");
  const optional = new Set(always.flatMap((part) => readNames(part[optionalKeywords.request])));
  const required = always.flatMap((part) => readNames(part["required"])).filter((name) => !optional.has(name));
  // A required property is known even when the schema does not describe it.
  for (const name of required) if (!properties.has(name)) properties.set(name, true);
  return { properties, required: new Set(required), isOpen: admitsOthers || properties.size === 0 };
}

function readNames(names: unknown): string[] {
  return Array.isArray(names) ? names.map(String) : [];
}

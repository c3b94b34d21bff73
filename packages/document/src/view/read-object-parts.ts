import { optionalKeywords } from "../schema/one-way.ts";
import { areAllTypes } from "./own-types.ts";
import type { SchemaView } from "./schema-view.ts";

/** The properties of an object that a request sends. */
export interface ObjectParts {
  /** Properties of all branches, by name. */
  readonly properties: ReadonlyMap<string, SchemaView>;
  /** The names of properties that requests must have. */
  readonly required: ReadonlySet<string>;
  /** Whether the schema admits other properties explicitly, or names none. */
  readonly isOpen: boolean;
}

/** Reads the properties of a schema and its branches. Returns `undefined` when no branch is meant to be an object. */
export function readObjectParts(view: SchemaView): ObjectParts | undefined {
  const { meantTypes, propertyNames, otherProperties, parts } = view;
  if (!meantTypes.includes("object") || (areAllTypes(meantTypes) && propertyNames.length === 0)) return undefined;
  const optional = new Set(parts.flatMap((part) => readNames(part[optionalKeywords.request])));
  const required = [...view.required].filter((name) => !optional.has(name));
  // A required property is known even when the schema does not describe it.
  const names = new Set([...propertyNames, ...required]);
  return {
    properties: new Map([...names].map((name) => [name, view.property(name)])),
    required: new Set(required),
    isOpen: otherProperties.length > 0 || names.size === 0,
  };
}

function readNames(names: unknown): string[] {
  return Array.isArray(names) ? names.map(String) : [];
}

/** Returns `true` when a value is meant to be a list or an object, or may be one. Without a type, it is meant to be a single value. */
export function isNested({ meantTypes, propertyNames }: SchemaView): boolean {
  if (areAllTypes(meantTypes)) return propertyNames.length > 0;
  return meantTypes.includes("array") || meantTypes.includes("object");
}

/** Returns `true` when an item of a list is meant to be a list or an object, or may be one. */
export function hasNestedItems(view: SchemaView): boolean {
  if (!view.types.includes("array")) return false;
  return Array.from({ length: view.prefixLength + 1 }, (_, index) => view.item(index)).some(isNested);
}

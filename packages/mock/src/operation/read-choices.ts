import type { Schema, SchemaObject } from "@shortvideo-api/document";
import { listParts } from "./list-parts.js";
import type { OpenApi } from "./openapi.js";
import type { Boundary } from "./operation.js";

/**
 * Reads the values that a schema lists, as a request writes them: of an enumeration or a constant each, of a boolean both; of
 * a list those of its items. Empty where it lists none. Where one branch lists values and another takes any text, these are
 * the ones that the document knows.
 */
export function readChoices(document: OpenApi, schema: Schema): string[] {
  const choices = listParts(document, schema).flatMap(({ type, enum: values, const: only, items }) => {
    if (values) return values.filter(isScalar).map(String);
    if (isScalar(only)) return [String(only)];
    if (items !== undefined) return readChoices(document, items);
    return [type].flat().includes("boolean") ? ["true", "false"] : [];
  });
  return [...new Set(choices)];
}

/** Null is left out: no request writes it but by leaving the parameter out. */
function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Reads the limits that a schema sets, and may be met exactly: of numbers, of the length of text, of a list and of its items. */
export function readBoundaries(document: OpenApi, schema: Schema): Boundary[] {
  const found = new Map<string, Boundary>();
  for (const part of listParts(document, schema)) {
    const own = kinds.flatMap((kind): Boundary[] => {
      const value = part[kind];
      return typeof value === "number" ? [{ kind, value }] : [];
    });
    const ofItems = part.items === undefined ? [] : readBoundaries(document, part.items);
    for (const boundary of [...own, ...readExclusive(part), ...ofItems]) {
      found.set(`${boundary.kind} ${boundary.value}`, boundary);
    }
  }
  return [...found.values()];
}

const kinds = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"] as const;

/** Above 0 is 1 or more to a whole number; of other numbers none is the next. */
function readExclusive({ type, exclusiveMinimum, exclusiveMaximum }: SchemaObject): Boundary[] {
  if (![type].flat().includes("integer")) return [];
  return [
    ...(exclusiveMinimum === undefined ? [] : [{ kind: "minimum", value: Math.floor(exclusiveMinimum) + 1 } as const]),
    ...(exclusiveMaximum === undefined ? [] : [{ kind: "maximum", value: Math.ceil(exclusiveMaximum) - 1 } as const]),
  ];
}

import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { listParts } from "./list-parts.ts";

/** A limit of a schema: `{ kind: "maximum", value: 50 }`. */
export interface Boundary {
  readonly kind: (typeof kinds)[number];
  readonly value: number;
}

/**
 * Lists the values that a schema names, as a request writes them: the values of an enumeration, a constant, and both values of a
 * boolean. For an array, lists the values of its items. The schema may admit other values, too, in another branch.
 */
export function readChoices(document: object, schema: Schema): string[] {
  const choices = listParts(document, schema).flatMap(({ type, enum: values, const: only, items }) => {
    if (values) return values.filter(isScalar).map(String);
    if (isScalar(only)) return [String(only)];
    if (items !== undefined) return readChoices(document, items);
    return [type].flat().includes("boolean") ? ["true", "false"] : [];
  });
  return [...new Set(choices)];
}

/** Returns `true` for a scalar other than `null`, which a request cannot write. */
function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Lists the limits of a schema that a value can equal: of numbers, of text lengths, of arrays and of their items. */
export function readBoundaries(document: object, schema: Schema): Boundary[] {
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

/** Reads exclusive limits of an integer as inclusive ones: greater than 0 is at least 1. Other numbers have no next value. */
function readExclusive({ type, exclusiveMinimum, exclusiveMaximum }: SchemaObject): Boundary[] {
  if (![type].flat().includes("integer")) return [];
  return [
    ...(exclusiveMinimum === undefined ? [] : [{ kind: "minimum", value: Math.floor(exclusiveMinimum) + 1 } as const]),
    ...(exclusiveMaximum === undefined ? [] : [{ kind: "maximum", value: Math.ceil(exclusiveMaximum) - 1 } as const]),
  ];
}

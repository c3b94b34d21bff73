import type { Json } from "@shortvideo-api/document/sample/source";
import type { Shape } from "./shape.ts";
import { indexFieldTypes, maxTypeNames, type Types } from "./view-shape.ts";

/**
 * Finds a field that makes an intersection of objects the type `never`: `{ pet: Pet } & { pet?: null }`.
 *
 * TypeScript reduces the whole intersection under three conditions. The parts give a field different types without a common
 * value, one of these types has only literals or null, and the field is required.
 */
export function findContradiction(types: Types, shape: Shape): string | undefined {
  const parts = listParts(types, shape);
  if (parts.length < 2) return undefined;
  const typesOf = indexFieldTypes(types, parts);
  const names = parts.flatMap((part) => (part.kind === "object" ? [...part.fields.keys()] : []));
  return [...new Set(names)].find((name) => {
    const fields = typesOf(name).filter(({ isDeclared }) => isDeclared);
    if (!fields.some(({ required }) => required)) return false;
    const shapes = fields.map((field) => field.shape);
    return shapes.some((one) => {
      const values = listValues(types, one);
      return values?.every((value) => shapes.some((other) => !accepts(types, other, value)));
    });
  });
}

/** Lists the parts that every value matches. Branches of a choice need not fit each other. */
function listParts(types: Types, shape: Shape, names = 0): Shape[] {
  if (names > maxTypeNames) return [];
  if (shape.kind === "intersection") return shape.of.flatMap((part) => listParts(types, part, names + 1));
  if (shape.kind === "ref") return listParts(types, types.shapes.at(shape.key), names + 1);
  if (shape.kind === "required") return listParts(types, shape.of, names + 1);
  return shape.kind === "union" ? [] : [shape];
}

/** Returns the values of a type of literals and null; `undefined` if it has other values. */
function listValues(types: Types, shape: Shape, names = 0): readonly Json[] | undefined {
  if (names > maxTypeNames) return undefined;
  switch (shape.kind) {
    case "literal":
      return [shape.value];
    case "primitive":
      return shape.name === "null" ? [null] : undefined;
    case "ref":
      return listValues(types, types.shapes.at(shape.key), names + 1);
    case "union": {
      const values = shape.of.map((branch) => listValues(types, branch, names + 1));
      const known = values.filter((value) => value !== undefined);
      return known.length === values.length && known.length > 0 ? known.flat() : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns whether a type may have a literal or null. Returns `true` if in doubt. */
function accepts(types: Types, shape: Shape, value: Json, names = 0): boolean {
  if (names > maxTypeNames) return true;
  switch (shape.kind) {
    case "literal":
      return shape.value === value;
    case "primitive":
      return shape.name === (value === null ? "null" : typeof value);
    case "array":
    case "tuple":
    case "object":
      return value !== null;
    case "ref":
      return accepts(types, types.shapes.at(shape.key), value, names + 1);
    case "union":
      return shape.of.some((branch) => accepts(types, branch, value, names + 1));
    case "intersection":
      return shape.of.every((part) => accepts(types, part, value, names + 1));
    default:
      return true;
  }
}

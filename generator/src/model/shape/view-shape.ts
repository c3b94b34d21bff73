import type { FieldShape, Shape, Shapes } from "./read-shape.ts";
import type { SchemaScope } from "@shortvideo-api/document/sample/source";

/** The printed types, and what generated code calls the component schemas. */
export interface Types {
  scope: SchemaScope;
  shapes: Shapes;
}

/** How many names of types are followed before a value is looked into. More of them is a circle. */
export const MOST_NAMES = 16;

/** What a type says of its fields, by their names; of a union, what any branch says. */
export function viewFields(types: Types, shape: Shape, names = 0): (name: string) => FieldShape | undefined {
  if (names > MOST_NAMES) return () => undefined;
  switch (shape.kind) {
    case "unknown":
      return () => ({ required: false, shape });
    case "ref":
      return viewFields(types, types.shapes.at(shape.key), names + 1);
    case "required":
      return viewFields(types, shape.of, names + 1);
    case "union":
    case "intersection": {
      // `unknown` adds nothing to an intersection.
      const parts = shape.of.filter((part) => shape.kind === "union" || part.kind !== "unknown");
      const views = parts.map((part) => viewFields(types, part, names + 1));
      return (name) => views.map((fieldAt) => fieldAt(name)).find((field) => field !== undefined);
    }
    case "object":
      return (name) => shape.fields.get(name) ?? (shape.values ? { required: false, shape: shape.values } : undefined);
    default:
      return () => undefined;
  }
}

/** The type at the end of a path of fields. */
export function viewPath(types: Types, shape: Shape, path: readonly string[]): Shape | undefined {
  return path.reduce<Shape | undefined>((met, name) => met && viewFields(types, met)(name)?.shape, shape);
}

/** What a type says of a field in one place: it declares it, or has a map that includes it. */
export interface Saying {
  isDeclared: boolean;
  shape: Shape;
}

/** Everything that a type says of a field. */
export function listSayings(types: Types, shape: Shape, name: string, names = 0): readonly Saying[] {
  if (names > MOST_NAMES) return [];
  switch (shape.kind) {
    case "ref":
      return listSayings(types, types.shapes.at(shape.key), name, names + 1);
    case "required":
      return listSayings(types, shape.of, name, names + 1);
    case "union":
    case "intersection":
      return shape.of.flatMap((part) => listSayings(types, part, name, names + 1));
    case "object": {
      const own = shape.fields.get(name);
      return [
        ...(own ? [{ isDeclared: true, shape: own.shape }] : []),
        ...(shape.values ? [{ isDeclared: false, shape: shape.values }] : []),
      ];
    }
    default:
      return [];
  }
}

/** Does the type admit everything? */
export function isUnknown(types: Types, shape: Shape, names = 0): boolean {
  if (names > MOST_NAMES) return true;
  if (shape.kind === "ref") return isUnknown(types, types.shapes.at(shape.key), names + 1);
  if (shape.kind === "union") return shape.of.some((part) => isUnknown(types, part, names + 1));
  return shape.kind === "unknown";
}

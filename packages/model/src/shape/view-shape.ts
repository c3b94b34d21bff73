import type { Shapes } from "./read-shapes.ts";
import type { FieldShape, Shape } from "./shape.ts";
import type { SchemaScope } from "@shortvideo-api/document/sample/source";

/** The printed types, and the names of component schemas in generated code. */
export interface Types {
  scope: SchemaScope;
  shapes: Shapes;
}

/** The maximum number of type names to follow. More names are a circle. */
export const maxTypeNames = 16;

/** Resolves the names of a type: follows references to component schemas. */
export function resolveNames(types: Types, shape: Shape): Shape {
  let found = shape;
  for (let names = 0; found.kind === "ref" && names < maxTypeNames; names += 1) found = types.shapes.at(found.key);
  return found;
}

/** Returns the type of each field by name. In a union, the first branch with the field counts. */
export function viewFields(types: Types, shape: Shape, names = 0): (name: string) => FieldShape | undefined {
  if (names > maxTypeNames) return () => undefined;
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
      // Thousands of parts would be searched for each field.
      const plain = parts.flatMap((part) => (part.kind === "object" && !part.values ? [part.fields] : []));
      if (plain.length === parts.length) {
        // The first part with a field counts, so it comes last into the index.
        const index = new Map(plain.toReversed().flatMap((fields) => [...fields]));
        return (name) => index.get(name);
      }
      const views = parts.map((part) => viewFields(types, part, names + 1));
      return (name) => views.map((fieldAt) => fieldAt(name)).find((field) => field !== undefined);
    }
    case "object":
      return (name) => shape.fields.get(name) ?? (shape.values ? { required: false, shape: shape.values } : undefined);
    default:
      return () => undefined;
  }
}

/** Returns the type at the end of a path of fields. */
export function viewPath(types: Types, shape: Shape, path: readonly string[]): Shape | undefined {
  return path.reduce<Shape | undefined>((found, name) => found && viewFields(types, found)(name)?.shape, shape);
}

/** The type of a field in one part of a type, which declares the field or has a map that includes it. */
interface FieldType {
  isDeclared: boolean;
  required: boolean;
  shape: Shape;
}

/** Creates a function that lists the types of a field in all parts of a type. Reads the parts once: there may be thousands. */
export function indexFieldTypes(types: Types, parts: readonly Shape[]): (name: string) => readonly FieldType[] {
  const declared = new Map<string, FieldType[]>();
  const mapped: FieldType[] = [];
  const read = (shape: Shape, names: number): void => {
    if (names > maxTypeNames) return;
    if (shape.kind === "ref") read(types.shapes.at(shape.key), names + 1);
    else if (shape.kind === "required") read(shape.of, names + 1);
    else if (shape.kind === "union" || shape.kind === "intersection") shape.of.forEach((part) => read(part, names + 1));
    else if (shape.kind === "object") {
      for (const [name, field] of shape.fields) {
        const known = declared.get(name) ?? [];
        known.push({ isDeclared: true, ...field });
        declared.set(name, known);
      }
      if (shape.values) mapped.push({ isDeclared: false, required: false, shape: shape.values });
    }
  };
  for (const part of parts) read(part, 0);
  return (name) => [...(declared.get(name) ?? []), ...mapped];
}

/** Returns whether the type accepts any value. */
export function isUnknown(types: Types, shape: Shape, names = 0): boolean {
  if (names > maxTypeNames) return true;
  if (shape.kind === "ref") return isUnknown(types, types.shapes.at(shape.key), names + 1);
  if (shape.kind === "union") return shape.of.some((part) => isUnknown(types, part, names + 1));
  return shape.kind === "unknown";
}

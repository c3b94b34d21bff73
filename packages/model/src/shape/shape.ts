import type { Schema } from "@shortvideo-api/document/source";
import type { Json } from "@shortvideo-api/document/sample/source";

/** The TypeScript type of a schema. It is printed as it is here, and schema samples are compared with it. */
export type Shape =
  | { kind: "unknown" }
  | { kind: "never" }
  /** `Blob` stands for bytes. */
  | { kind: "primitive"; name: "string" | "number" | "boolean" | "null" | "Blob" }
  | { kind: "literal"; value: Json }
  /** A string of JSON text. */
  | { kind: "json"; of: Shape }
  /** A component schema, by its key. */
  | { kind: "ref"; key: string }
  | { kind: "array"; items: Shape }
  /** A list whose first items have types of their own. The first `required` of them are always there. `rest` is the type of all others. */
  | { kind: "tuple"; items: readonly Shape[]; required: number; rest: Shape | undefined }
  /** An object. `values` is the type of its properties that are not among its fields; `undefined` if the type does not mention them. */
  | { kind: "object"; fields: ReadonlyMap<string, FieldShape>; values: Shape | undefined }
  /** A type with additional required fields. */
  | { kind: "required"; of: Shape; names: readonly string[] }
  | { kind: "union"; of: readonly Shape[] }
  | { kind: "intersection"; of: readonly Shape[] };

/** The type of a field. */
export interface FieldShape {
  required: boolean;
  shape: Shape;
  /** The schema that describes the field. Absent for a field that no schema declares. */
  schema?: Schema;
}

/** The type of any value. */
export const unknown: Shape = { kind: "unknown" };
/** The type without values. */
export const never: Shape = { kind: "never" };
/** The type of null. */
export const nil: Shape = { kind: "primitive", name: "null" };
/** The type of an object whose properties the document does not describe. */
export const anyObject: Shape = { kind: "object", fields: new Map(), values: unknown };

/** Creates a union. Leaves out repeated names of types and repeated scalar values. */
export function createUnion(branches: readonly Shape[]): Shape {
  return combine("union", branches) ?? never;
}

/** Creates an intersection. Leaves out repeated names of types. Two lists of values become the list of their common values. */
export function createIntersection(parts: readonly Shape[]): Shape {
  const joined = joinArrays(parts);
  const [one, other, ...others] = joined;
  const common = one && other && others.length === 0 ? intersectValues(one, other) : undefined;
  return common ?? combine("intersection", joined) ?? unknown;
}

/** Joins arrays to one of items that fit all of them. A callback of `A[] & B[]`, such as that of `map`, has items of the type `A` only. */
function joinArrays(parts: readonly Shape[]): readonly Shape[] {
  const arrays = parts.filter((part) => part.kind === "array");
  if (arrays.length < 2) return parts;
  const items = arrays.map((array) => array.items).filter(({ kind }) => kind !== "unknown");
  const joined: Shape = { kind: "array", items: createIntersection(items) };
  return [joined, ...parts.filter(({ kind }) => kind !== "array")];
}

function combine(kind: "union" | "intersection", parts: readonly Shape[]): Shape | undefined {
  const names = new Set<string>();
  const unique = parts.filter((part) => {
    const name = nameOf(part);
    return name === undefined || (!names.has(name) && names.add(name));
  });
  const [first] = unique;
  return unique.length < 2 ? first : { kind, of: unique };
}

/** Returns the name of a type that is not made of others, or the value of a literal. */
function nameOf(shape: Shape): string | undefined {
  if (shape.kind === "ref") return `#/${shape.key}`;
  if (shape.kind === "primitive") return shape.name;
  if (shape.kind === "literal" && typeof shape.value !== "object") return `${typeof shape.value} ${shape.value}`;
  return shape.kind === "never" ? shape.kind : undefined;
}

/** Returns the values that two lists of values have in common; `undefined` if one is another type. */
function intersectValues(one: Shape, other: Shape): Shape | undefined {
  const [values, others] = [listValues(one), listValues(other)];
  if (!values || !others) return undefined;
  return createUnion(others.filter((each) => values.some((value) => isSame(value, each))));
}

/** Lists the values of a union of scalar values; `undefined` for another type. */
function listValues(shape: Shape): readonly Shape[] | undefined {
  const branches = shape.kind === "union" ? shape.of : [shape];
  return branches.every((branch) => branch.kind === "literal" || branch === nil) ? branches : undefined;
}

function isSame(one: Shape, other: Shape): boolean {
  return one === other || (one.kind === "literal" && other.kind === "literal" && one.value === other.value);
}

/** Returns whether each value of a type belongs to another one. Returns `false` if in doubt. */
export function isWithin(shape: Shape, outer: Shape): boolean {
  if (outer.kind === "unknown" || shape === outer || shape.kind === "never") return true;
  if (shape.kind === "union") return shape.of.every((branch) => isWithin(branch, outer));
  if (outer.kind === "union") return outer.of.some((branch) => isWithin(shape, branch));
  if (outer.kind === "intersection") return outer.of.every((part) => isWithin(shape, part));
  if (shape.kind === "intersection") return shape.of.some((part) => isWithin(part, outer));
  switch (outer.kind) {
    case "primitive":
      if (shape.kind === "primitive") return shape.name === outer.name;
      if (shape.kind === "literal") return typeof shape.value === outer.name;
      return shape.kind === "json" && outer.name === "string";
    case "literal":
      return isSame(shape, outer);
    case "ref":
      return shape.kind === "ref" && shape.key === outer.key;
    case "array":
      return shape.kind === "array" && isWithin(shape.items, outer.items);
    case "object":
      return shape.kind === "object" && isObjectWithin(shape, outer);
    default:
      return false;
  }
}

type ObjectShape = Extract<Shape, { kind: "object" }>;

function isObjectWithin(shape: ObjectShape, outer: ObjectShape): boolean {
  const { values } = outer;
  const fits = [...outer.fields].every(([name, field]) => {
    const own = shape.fields.get(name);
    return own ? isWithin(own.shape, field.shape) && (own.required || !field.required) : !field.required;
  });
  const own = [...[...shape.fields.values()].map((field) => field.shape), ...(shape.values ? [shape.values] : [])];
  return fits && (!values || own.every((each) => isWithin(each, values)));
}

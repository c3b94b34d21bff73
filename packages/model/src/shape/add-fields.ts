import type { SchemaView } from "@shortvideo-api/document/source";
import { describesMap } from "./read-object-shape.ts";
import { listOwnTypes } from "./read-types.ts";
import { createIntersection, createUnion, type Shape } from "./shape.ts";

/** Returns the view of a component schema by its key. Its type may contain the type that is read. */
type FindView = (key: string) => SchemaView;

/** Fields of an object, and the type of all others. */
type Fields = Pick<Extract<Shape, { kind: "object" }>, "fields" | "values">;

/**
 * Returns whether a type mentions a field, so that the compiler accepts it in a literal. `undefined` is a field that has no name there.
 * `isInMap` counts the fields of maps, too. Default: `true`.
 */
export function knowsField(viewAt: FindView, shape: Shape, name: string | undefined, isInMap = true): boolean {
  switch (shape.kind) {
    case "unknown":
      return true;
    case "object":
      return (isInMap && shape.values !== undefined) || (name !== undefined && shape.fields.has(name));
    case "ref":
      return knowsName(viewAt(shape.key), name, isInMap);
    case "required":
      return knowsField(viewAt, shape.of, name, isInMap);
    case "union":
      return shape.of.some((branch) => knowsField(viewAt, branch, name, isInMap));
    case "intersection":
      // Beside another type, `unknown` adds nothing.
      return shape.of.some((part) => part.kind !== "unknown" && knowsField(viewAt, part, name, isInMap));
    default:
      return false;
  }
}

function knowsName(view: SchemaView, name: string | undefined, isInMap: boolean): boolean {
  if (!hasType(view)) return false;
  const isNamed = name !== undefined && (view.propertyNames.includes(name) || view.required.has(name));
  return isNamed || (isInMap && view.parts.some(describesMap));
}

/** Returns whether the type of a schema is not `unknown`, which adds nothing to other types. */
export function hasType(view: SchemaView): boolean {
  const { own, allOf, choices } = view;
  if (listOwnTypes(view) || own.enum || own.const !== undefined || allOf.some(hasType)) return true;
  return choices.some(
    ({ keyword, branches }) => (keyword === "anyOf" || keyword === "oneOf") && branches.every(hasType),
  );
}

/** Adds fields to the objects of a type. Other values of the type stay valid. */
export function addFields(viewAt: FindView, shape: Shape, added: Fields): Shape {
  switch (shape.kind) {
    case "object":
      return { ...shape, fields: new Map([...shape.fields, ...added.fields]), values: added.values ?? shape.values };
    case "union":
      return createUnion(shape.of.map((branch) => addFields(viewAt, branch, added)));
    case "intersection": {
      const index = shape.of.findIndex(hasObject);
      if (index === -1) return intersect(viewAt, shape, shape.of, added);
      return createIntersection(shape.of.map((part, each) => (each === index ? addFields(viewAt, part, added) : part)));
    }
    default:
      return intersect(viewAt, shape, [shape], added);
  }
}

function intersect(viewAt: FindView, shape: Shape, parts: readonly Shape[], added: Fields): Shape {
  return isObject(viewAt, shape) ? createIntersection([...parts, { kind: "object", ...added }]) : shape;
}

/** Returns whether fields can become part of an object that a type consists of. */
function hasObject(shape: Shape): boolean {
  return shape.kind === "object" || (shape.kind === "union" && shape.of.some(hasObject));
}

/** Returns whether all values of a type are objects. */
function isObject(viewAt: FindView, shape: Shape): boolean {
  switch (shape.kind) {
    case "object":
      return true;
    case "ref":
      return meansObject(viewAt(shape.key));
    case "required":
      return isObject(viewAt, shape.of);
    case "union":
      return shape.of.every((branch) => isObject(viewAt, branch));
    case "intersection":
      return shape.of.some((part) => isObject(viewAt, part));
    default:
      return false;
  }
}

function meansObject(view: SchemaView): boolean {
  const types = listOwnTypes(view);
  if (types) return types.every((type) => type === "object");
  return (
    view.allOf.some(meansObject) ||
    view.choices.some(
      ({ keyword, branches }) => (keyword === "anyOf" || keyword === "oneOf") && branches.every(meansObject),
    )
  );
}

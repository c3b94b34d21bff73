import type { Schema, SchemaView } from "@shortvideo-api/document/source";
import { anyObject, createUnion, type FieldShape, isWithin, type Shape, unknown } from "./shape.ts";

/** Returns the type of a schema. */
type ReadShape = (schema: Schema) => Shape;

/** Facts from the other parts of a schema on the properties of its objects. */
export interface Properties {
  /** The names of the properties that each object has. */
  readonly required: ReadonlySet<string>;
  /** The names of properties that belong to the type, too. */
  readonly added: readonly string[];
}

/**
 * Reads the type of the objects that a schema describes without its compositions.
 *
 * In TypeScript, a map applies to the fields beside it, too. So its type includes that of each field.
 */
export function readObject(view: SchemaView, { required, added }: Properties, read: ReadShape): Shape {
  const { properties = {} } = view.own;
  const fields = new Map<string, FieldShape>();
  for (const [name, schema] of Object.entries(properties)) {
    fields.set(name, { required: required.has(name), shape: read(schema), schema });
  }
  for (const name of added) {
    const { schema } = view.property(name);
    if (schema !== false) fields.set(name, { required: required.has(name), shape: read(schema), schema });
  }
  const values = readValues(view, read);
  if (fields.size === 0 && values.length === 0) return anyObject;
  if (values.length === 0) return { kind: "object", fields, values: undefined };
  const map = createUnion(values);
  const others = [...fields.values(), ...listOtherFields(view, read)].filter(({ shape }) => !isWithin(shape, map));
  return {
    kind: "object",
    fields,
    values: createUnion([...new Set([...values, ...others.map(({ shape }) => shape)])]),
  };
}

/** Lists the types of the properties without names. */
function readValues({ own, parts }: SchemaView, read: ReadShape): readonly Shape[] {
  const { additionalProperties = false, patternProperties = {}, unevaluatedProperties } = own;
  const patterned = Object.values(patternProperties).map(read);
  if (typeof unevaluatedProperties === "object" && parts.every((part) => part.additionalProperties === undefined)) {
    return [read(unevaluatedProperties), ...patterned];
  }
  if (additionalProperties === false) return patterned;
  const isAny = additionalProperties === true || Object.keys(additionalProperties).length === 0;
  return [isAny ? unknown : read(additionalProperties), ...patterned];
}

/** Lists the fields of other parts. `unevaluatedProperties` does not apply to them. */
function listOtherFields(view: SchemaView, read: ReadShape): readonly Pick<FieldShape, "shape">[] {
  const { own, propertyNames } = view;
  if (own.unevaluatedProperties === undefined) return [];
  return propertyNames
    .filter((name) => own.properties === undefined || !Object.hasOwn(own.properties, name))
    .map((name) => ({ shape: read(view.property(name).schema) }));
}

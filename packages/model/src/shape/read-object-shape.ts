import type { OwnKeywords, Schema, SchemaView } from "@shortvideo-api/document/source";
import { anyObject, createUnion, type FieldShape, isWithin, type Shape, unknown } from "./shape.ts";

/** Returns the type of a schema. */
type ReadShape = (schema: Schema) => Shape;

/** Facts from the parts beside a part of a schema, which describe the same value. */
export interface Beside {
  /** The schema of the value. */
  readonly whole: SchemaView;
  /** The names of properties that each object has. The part may declare them. */
  readonly names: ReadonlySet<string>;
  /** Returns the type of a property that several parts may describe together. */
  readonly readTogether: ReadShape;
}

/**
 * Reads the type of the objects that a schema describes without its compositions.
 *
 * In TypeScript, a map applies to all fields. So its type includes the types of the fields beside it, and those of other parts, if the map
 * does not concern them.
 */
export function readObject(own: OwnKeywords, { whole, names, readTogether }: Beside, read: ReadShape): Shape {
  const { properties = {} } = own;
  const fields = new Map<string, FieldShape>();
  for (const [name, schema] of Object.entries(properties)) {
    fields.set(name, { required: names.has(name), shape: read(schema), schema });
  }
  const values = listMaps(own).map(read);
  if (values.length === 0) return fields.size === 0 ? anyObject : { kind: "object", fields, values: undefined };
  const others = [
    ...[...fields.values()].map(({ shape }) => shape),
    ...listOthers(own, whole).map((schema) => readTogether(schema)),
  ];
  return { kind: "object", fields, values: widen(values, others) };
}

/** Returns a union with the types that it does not contain yet. */
function widen(values: readonly Shape[], others: readonly Shape[]): Shape {
  const union = [...values];
  for (const shape of others) if (!isWithin(shape, createUnion(union))) union.push(shape);
  return createUnion(union.includes(unknown) ? [unknown] : union);
}

/** Returns whether a map of a schema concerns only some of the properties that the schema does not name. */
function isPartial({
  additionalProperties = false,
  patternProperties,
  unevaluatedProperties = false,
}: OwnKeywords): boolean {
  return additionalProperties === false && (patternProperties !== undefined || unevaluatedProperties !== false);
}

/** Returns whether a part of a schema has a map that may not concern properties of other schemas beside it. */
export function hasPartialMap({ parts }: SchemaView): boolean {
  return parts.some(isPartial);
}

/** Returns whether a schema describes properties without names. */
export function describesMap(own: OwnKeywords): boolean {
  return listMaps(own).length > 0;
}

/** Lists the schemas of the properties without names. */
function listMaps({
  additionalProperties = false,
  patternProperties = {},
  unevaluatedProperties = false,
}: OwnKeywords): Schema[] {
  return [
    ...(additionalProperties === false ? [] : [additionalProperties]),
    ...(unevaluatedProperties === false || additionalProperties !== false ? [] : [unevaluatedProperties]),
    ...Object.values(patternProperties),
  ];
}

/**
 * Lists the schemas of the properties of other parts, to which a map of TypeScript applies, too. A map that concerns only some properties
 * also has the types of other maps.
 */
function listOthers(own: OwnKeywords, whole: SchemaView): readonly Schema[] {
  const { properties = {} } = own;
  const others = whole.parts.filter((part) => part !== own);
  const named = others.flatMap((part) =>
    Object.entries(part.properties ?? {}).flatMap(([name, schema]) =>
      Object.hasOwn(properties, name) ? [] : [schema],
    ),
  );
  const maps = isPartial(own) ? others.flatMap(listMaps) : [];
  return [...named, ...maps];
}

import { isInt64, isNode, type OwnKeywords, type SchemaView } from "@shortvideo-api/document/source";
import { asJson, printDecimal, printLong, type Schema, type SchemaType } from "@shortvideo-api/document/sample/source";
import { type Beside, readObject } from "./read-object-shape.ts";
import { createIntersection, createUnion, nil, type Shape, unknown } from "./shape.ts";

/** Returns the type of a schema. */
type ReadShape = (schema: Schema) => Shape;

/** Returns the type that a schema has without its compositions; `undefined` for any value. `types` are the types of JSON that are left. */
export function readCore(
  view: SchemaView,
  types: readonly SchemaType[] | undefined,
  beside: Beside,
  read: ReadShape,
): Shape | undefined {
  const { own } = view;
  const values = readValues(view);
  if (values) return values;
  const core = types && createUnion(types.map((type) => readType(view, type, beside, read)));
  if (!own.enum?.every(isNode)) return core;
  const literals = createUnion(own.enum.map((value) => readLiteral(own, value)));
  return core?.kind === "object" && core.fields.size > 0 ? createIntersection([core, literals]) : literals;
}

/**
 * Returns the type of the values that a schema lists and that its other parts list, too; `undefined` if it lists none. An object's values
 * are not read here, since the schema may describe their properties.
 */
export function readValues({ own, values }: SchemaView): Shape | undefined {
  const { const: constant, enum: listed, type, properties, additionalProperties } = own;
  if (constant !== undefined) return readLiteral(own, constant);
  if (!listed || type === "object" || properties !== undefined || additionalProperties !== undefined) return undefined;
  const common = values && values.length > 0 && values.length < listed.length ? values : listed;
  return createUnion(common.map((value) => readLiteral(own, value)));
}

function readType(view: SchemaView, type: SchemaType, beside: Beside, read: ReadShape): Shape {
  const { own } = view;
  switch (type) {
    case "null":
      return nil;
    case "boolean":
    case "number":
      return { kind: "primitive", name: type };
    case "integer":
      return { kind: "primitive", name: isInt64(own) ? "string" : "number" };
    case "string":
      return readString(own, read);
    case "array":
      return readArray(view, read);
    default:
      return readObject(own, beside, read);
  }
}

/**
 * Reads the type of the lists that a schema describes without its compositions. Items of a tuple are optional from `minItems` on, and the
 * tuple ends at `maxItems`.
 */
function readArray(view: SchemaView, read: ReadShape): Shape {
  const { prefixItems, items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = view.own;
  const others = items ?? readUnevaluatedItems(view);
  if (!prefixItems) return { kind: "array", items: others === undefined ? unknown : read(others) };
  const placed = prefixItems.slice(0, maxItems).map(read);
  const isClosed = others === false || maxItems <= prefixItems.length;
  return {
    kind: "tuple",
    items: placed,
    required: Math.min(minItems, placed.length),
    rest: isClosed ? undefined : others === undefined ? unknown : read(others),
  };
}

/** Reads the schema of items that no other keyword describes; `undefined` if it has no effect on the type. */
function readUnevaluatedItems({ own, parts }: SchemaView): Schema | undefined {
  const { unevaluatedItems, prefixItems = [] } = own;
  if (unevaluatedItems === undefined) return undefined;
  const isAlone = parts.every(
    (part) =>
      part === own ||
      (part.items === undefined &&
        part.contains === undefined &&
        part.unevaluatedItems === undefined &&
        (part.prefixItems ?? []).length <= prefixItems.length),
  );
  return isAlone && own.contains === undefined ? unevaluatedItems : undefined;
}

function readString({ format, contentMediaType, contentSchema }: OwnKeywords, read: ReadShape): Shape {
  if (format === "binary") return { kind: "primitive", name: "Blob" };
  if (contentMediaType === "application/json" && contentSchema !== undefined) {
    return { kind: "json", of: read(contentSchema) };
  }
  return { kind: "primitive", name: "string" };
}

function readLiteral(own: OwnKeywords, value: unknown): Shape {
  if (value === null) return nil;
  const seen = isInt64(own) ? printDecimal(asJson(value)) : asJson(value);
  // The type of fractions and long integers together is that of a double.
  if (typeof seen === "bigint") return { kind: "primitive", name: "number" };
  return { kind: "literal", value: typeof seen === "object" ? printLong(seen) : seen };
}

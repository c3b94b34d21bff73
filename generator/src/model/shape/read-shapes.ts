import { isInt64 } from "@shortvideo-api/document/source";
import {
  applyDiscriminators,
  asJson,
  type Discriminated,
  type Json,
  keyOf,
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  type SchemaType,
  typesOf,
} from "@shortvideo-api/document/sample/source";

/** The type of a schema as openapi-typescript prints it, as far as schema samples are compared with it. */
export type Shape =
  | { kind: "unknown" }
  /** A type that is not inspected: no sample is known to match it. */
  | { kind: "opaque" }
  | { kind: "primitive"; name: "string" | "number" | "boolean" | "null" | "Blob" }
  | { kind: "literal"; value: Json }
  | { kind: "json"; of: Shape }
  /** A component schema, by its key. */
  | { kind: "ref"; key: string }
  | { kind: "array"; items: Shape }
  | { kind: "tuple"; items: readonly Shape[] }
  | { kind: "object"; fields: ReadonlyMap<string, FieldShape>; values: Shape | undefined }
  /** A type with additional required fields. */
  | { kind: "required"; of: Shape; names: readonly string[] }
  | { kind: "union"; of: readonly Shape[] }
  | { kind: "intersection"; of: readonly Shape[] };

/** The type of a field. */
export interface FieldShape {
  required: boolean;
  shape: Shape;
}

/** The types of a document. */
export interface Shapes {
  /** Returns the type of a schema. */
  of: (schema: Schema) => Shape;
  /** Returns the type of a component schema by its key. */
  at: (key: string) => Shape;
}

const unknown: Shape = { kind: "unknown" };
const opaque: Shape = { kind: "opaque" };
const nil: Shape = { kind: "primitive", name: "null" };

/** Reads the types of a document, each one when it is requested. */
export function readShapes(scope: SchemaScope, discriminated: Discriminated): Shapes {
  const shapes = new Map<string, Shape>();

  function at(key: string): Shape {
    const known = shapes.get(key);
    if (known) return known;
    const schema = Object.hasOwn(scope.schemas, key) ? (scope.schemas[key] ?? true) : true;
    const shape = of(applyDiscriminators(schema, discriminated.get(key)));
    shapes.set(key, shape);
    return shape;
  }

  function of(schema: Schema): Shape {
    if (typeof schema === "boolean") return schema ? unknown : opaque;
    const key = keyOf(schema);
    if (key !== undefined) return { kind: "ref", key };
    if (schema.const !== undefined && schema.const !== null) return readLiteral(schema, schema.const);
    const { enum: values, properties, additionalProperties } = schema;
    if (values && schema.type !== "object" && !properties && additionalProperties === undefined) {
      const literals = values.map((value) => readLiteral(schema, value));
      return createUnion(typesOf(schema).includes("null") ? [...literals, nil] : literals);
    }
    return readComposition(schema);
  }

  function readComposition(schema: SchemaObject): Shape {
    const { allOf = [], anyOf = [], required = [] } = schema;
    const core = readCore(schema);
    const parts = [...(core ? [core] : []), ...allOf.map((member) => readMember(member, required))];
    let shape: Shape | undefined = parts.length > 0 ? createIntersection(parts) : undefined;
    if (anyOf.length > 0) shape = createUnion([...(shape ? [shape] : []), ...anyOf.map(of)]);
    const oneOf = schema.oneOf ?? (schema.type === "object" && schema.enum ? [] : undefined);
    if (oneOf && oneOf.length > 0) {
      const branches = oneOf.map(of);
      const isPlain = branches.every((branch) => branch.kind === "primitive" && branch.name !== "Blob");
      shape = isPlain
        ? createUnion([...(shape ? [shape] : []), ...branches])
        : createIntersection([...(shape ? [shape] : []), createUnion(branches)]);
    }
    if (shape) return shape;
    return schema.type === undefined ? unknown : { kind: "object", fields: new Map(), values: unknown };
  }

  /** Returns the type of a member of an `allOf`. The schema around it may require more of its fields. */
  function readMember(member: Schema, required: readonly string[]): Shape {
    if (typeof member === "boolean") return of(member);
    const target = resolveSchema(scope, member);
    if (keyOf(member) === undefined) return of({ ...member, required: [...required, ...(member.required ?? [])] });
    const declared = typeof target === "object" ? (target.properties ?? {}) : {};
    const names = required.filter((name) => Object.hasOwn(declared, name));
    return names.length > 0 ? { kind: "required", of: of(member), names } : of(member);
  }

  function readCore(schema: SchemaObject): Shape | undefined {
    const { type } = schema;
    if (type !== undefined && typeof type !== "string") {
      const { oneOf: _oneOf, ...rest } = schema;
      return createUnion(
        listTypes(schema, type).map((typeName) => (typeName === "null" ? nil : of({ ...rest, type: typeName }))),
      );
    }
    if (type === "null") return nil;
    if (type === "integer") return { kind: "primitive", name: isInt64(schema) ? "string" : "number" };
    if (type === "number" || type === "boolean") return { kind: "primitive", name: type };
    if (type === "string") return readString(schema);
    if (type === "array") {
      const { prefixItems, items } = schema;
      if (prefixItems) return { kind: "tuple", items: prefixItems.map(of) };
      const inner = items === undefined ? unknown : of(items);
      // openapi-typescript prints a list of lists as one list if the inner one is a composition.
      const isFlat =
        typeof items === "object" && items.type !== "array" && (inner.kind === "array" || inner.kind === "tuple");
      return isFlat ? inner : { kind: "array", items: inner };
    }
    return readObject(schema);
  }

  function readString(schema: SchemaObject): Shape {
    if (schema.format === "binary") return { kind: "primitive", name: "Blob" };
    if (schema.contentMediaType === "application/json" && schema.contentSchema !== undefined) {
      return { kind: "json", of: of(schema.contentSchema) };
    }
    return { kind: "primitive", name: "string" };
  }

  function readObject({
    properties = {},
    patternProperties = {},
    additionalProperties,
    required = [],
  }: SchemaObject): Shape | undefined {
    const fields = new Map<string, FieldShape>();
    const names = new Set(required);
    for (const [name, property] of Object.entries(properties)) {
      fields.set(name, { required: names.has(name), shape: of(property) });
    }
    const patterned = Object.values(patternProperties).map(of);
    const isAny =
      additionalProperties === true ||
      (typeof additionalProperties === "object" && Object.keys(additionalProperties).length === 0);
    const others = typeof additionalProperties === "object" && !isAny ? [of(additionalProperties)] : [];
    const values = [...others, ...(isAny ? [unknown] : []), ...patterned];
    if (fields.size === 0 && values.length === 0) return undefined;
    return { kind: "object", fields, values: values.length > 0 ? createUnion(values) : undefined };
  }

  return { of, at };
}

/** Lists the types of a schema without those that the branches of its `oneOf` name. */
function listTypes({ oneOf }: SchemaObject, types: readonly SchemaType[]): readonly SchemaType[] {
  return types.filter(
    (type) =>
      !oneOf ||
      ["array", "object"].includes(type) ||
      !oneOf.some((branch) => typeof branch === "object" && branch.type === type),
  );
}

function readLiteral(schema: SchemaObject, value: unknown): Shape {
  if (value === null) return nil;
  const seen = isInt64(schema) && typeof value === "number" ? String(value) : value;
  return typeof seen === "object" ? opaque : { kind: "literal", value: asJson(seen) };
}

function createUnion(branches: readonly Shape[]): Shape {
  const [first] = branches;
  return branches.length === 1 && first ? first : { kind: "union", of: branches };
}

/** Returns the intersection of types. Leaves out repeated names. */
function createIntersection(parts: readonly Shape[]): Shape {
  const keys = new Set<string>();
  const unique = parts.filter((part) => part.kind !== "ref" || (!keys.has(part.key) && keys.add(part.key)));
  const [first] = unique;
  return unique.length === 1 && first ? first : { kind: "intersection", of: unique };
}

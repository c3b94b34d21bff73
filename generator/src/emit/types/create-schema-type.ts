import { isInt64, type Schema } from "@shortvideo-api/document/source";
import { ts } from "ts-morph";
import { anyObject, type FieldShape, type Shape } from "@shortvideo-api/model/source";
import { addComment, createLiteralType, createPropertyName } from "../print/create-types.ts";
import { printLongValues } from "./print-long.ts";

const { factory, SyntaxKind } = ts;

/** Creates the node of a type. */
export function createSchemaType(shape: Shape): ts.TypeNode {
  switch (shape.kind) {
    case "unknown":
      return factory.createKeywordTypeNode(SyntaxKind.UnknownKeyword);
    case "never":
      return factory.createKeywordTypeNode(SyntaxKind.NeverKeyword);
    case "primitive":
      return createPrimitive(shape.name);
    case "literal":
      return createLiteralType(shape.value);
    case "json":
      return createReference("JsonString", createSchemaType(shape.of));
    case "ref":
      return ["schemas", shape.key].reduce<ts.TypeNode>(
        (type, name) =>
          factory.createIndexedAccessTypeNode(type, factory.createLiteralTypeNode(factory.createStringLiteral(name))),
        createReference("components"),
      );
    case "array":
      return factory.createArrayTypeNode(createSchemaType(shape.items));
    case "tuple":
      return createTuple(shape);
    case "object":
      return createObject(shape);
    case "required":
      return createReference("WithRequired", createSchemaType(shape.of), createNames(shape.names));
    case "union":
      return factory.createUnionTypeNode(shape.of.map(createSchemaType));
    default:
      return factory.createIntersectionTypeNode(shape.of.map(createSchemaType));
  }
}

/** Creates the member of a type for a field. Its comment has the words of the schema. */
export function createMember(name: string, { required, shape, schema }: FieldShape): ts.PropertySignature {
  const member = factory.createPropertySignature(
    undefined,
    createPropertyName(name),
    required ? undefined : factory.createToken(SyntaxKind.QuestionToken),
    createSchemaType(shape),
  );
  if (schema !== undefined) addComment(printLongValues(describe(schema)), member);
  return member;
}

/** Creates the member of an object for a property, which may be read-only. */
function createProperty(name: string, field: FieldShape): ts.PropertySignature {
  const member = createMember(name, field);
  if (typeof field.schema !== "object" || field.schema.readOnly !== true) return member;
  const modifiers = [factory.createModifier(SyntaxKind.ReadonlyKeyword)];
  return factory.updatePropertySignature(member, modifiers, member.name, member.questionToken, member.type);
}

function createPrimitive(name: Extract<Shape, { kind: "primitive" }>["name"]): ts.TypeNode {
  switch (name) {
    case "string":
      return factory.createKeywordTypeNode(SyntaxKind.StringKeyword);
    case "number":
      return factory.createKeywordTypeNode(SyntaxKind.NumberKeyword);
    case "boolean":
      return factory.createKeywordTypeNode(SyntaxKind.BooleanKeyword);
    case "null":
      return factory.createLiteralTypeNode(factory.createNull());
    default:
      return createReference("FilePart");
  }
}

function createTuple({ items, required, rest }: Extract<Shape, { kind: "tuple" }>): ts.TypeNode {
  const placed = items.map((item, index) => {
    const type = createSchemaType(item);
    return index < required ? type : factory.createOptionalTypeNode(type);
  });
  const others = rest ? [factory.createRestTypeNode(factory.createArrayTypeNode(createSchemaType(rest)))] : [];
  return factory.createTupleTypeNode([...placed, ...others]);
}

function createObject(shape: Extract<Shape, { kind: "object" }>): ts.TypeNode {
  if (shape === anyObject) {
    return createReference(
      "Record",
      factory.createKeywordTypeNode(SyntaxKind.StringKeyword),
      factory.createKeywordTypeNode(SyntaxKind.UnknownKeyword),
    );
  }
  const { fields, values } = shape;
  const named = factory.createTypeLiteralNode([...fields].map(([name, field]) => createProperty(name, field)));
  if (!values) return named;
  const key = factory.createParameterDeclaration(
    undefined,
    undefined,
    "key",
    undefined,
    factory.createKeywordTypeNode(SyntaxKind.StringKeyword),
  );
  const map = factory.createTypeLiteralNode([factory.createIndexSignature(undefined, [key], createSchemaType(values))]);
  // Beside a map, TypeScript would reject an optional field of another type, even though the map includes its type.
  return fields.size === 0 ? map : factory.createIntersectionTypeNode([named, map]);
}

function createNames(names: readonly string[]): ts.TypeNode {
  const [first, ...others] = names.map((name) => createLiteralType(name));
  return first && others.length === 0 ? first : factory.createUnionTypeNode([...(first ? [first] : []), ...others]);
}

function createReference(name: string, ...typeArguments: ts.TypeNode[]): ts.TypeNode {
  return factory.createTypeReferenceNode(name, typeArguments);
}

/**
 * Returns the schema as its comment describes it. A caller sees the digits of a 64-bit number, and branches for values that are objects.
 * The comment of an `enum` names its type only: `@enum {string}`.
 */
function describe(schema: Schema): Schema {
  if (typeof schema !== "object" || !schema.enum) return schema;
  const { enum: _, ...rest } = schema;
  const { type, properties, additionalProperties } = rest;
  if (type === undefined || type === "object" || properties || additionalProperties !== undefined) return rest;
  if (!isInt64(schema)) return schema;
  const seen = [type].flat().map((name) => (name === "integer" ? "string" : name));
  return { ...schema, type: typeof type === "string" ? "string" : seen };
}

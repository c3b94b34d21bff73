import type { OpenApi } from "@shortvideo-api/document/source";
import { ts } from "ts-morph";
import { type Context, loadOpenApiTypescript, type TypedSchema } from "./load-openapi-typescript.ts";

/** The parts of a document for which openapi-typescript creates declarations of the same names. */
export type DocumentPart = Partial<Record<"paths" | "webhooks" | "components", object>>;

/** The members of a declaration. */
export type Members = readonly ts.TypeElement[];

const { transformSchema, transformSchemaObject, resolveRef } = loadOpenApiTypescript();

/**
 * Creates the types of a part of a document. Returns the members of each declaration by its name. Empty declarations are absent,
 * and the operations of paths are members of `operations`.
 *
 * The library's main function first lints and bundles the document, which takes more than half of its time. The loader has
 * done both, so this calls the part that creates types.
 */
export function createTypes(part: DocumentPart, document: OpenApi): ReadonlyMap<string, Members> {
  const nodes = transformSchema(part, {
    ...settings,
    // `viewForTypes` has applied them.
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: (reference) => resolveRef(document, reference, { silent: true }),
    transform: (schema, options) => {
      if (typeof schema !== "object") return undefined;
      if (isBinary(schema)) return createBytes();
      if (!holdsJson(schema)) return undefined;
      return createReference("JsonString", transformSchemaObject(schema.contentSchema, options));
    },
  });
  return new Map(nodes.filter(ts.isInterfaceDeclaration).map(({ name, members }) => [name.text, members]));
}

/** Creates the type of bytes: a file, or a stream that is sent while it is read. */
function createBytes(): ts.TypeNode {
  return ts.factory.createUnionTypeNode([
    createReference("Blob"),
    createReference("ReadableStream", createReference("Uint8Array")),
  ]);
}

function createReference(name: string, ...typeArguments: ts.TypeNode[]): ts.TypeNode {
  return ts.factory.createTypeReferenceNode(name, typeArguments);
}

const settings: Omit<Context, "discriminators" | "injectFooter" | "resolve" | "transform"> = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  // The service assumes a default. That does not guarantee that the field exists.
  defaultNonNullable: false,
  // An object without documented fields may have any.
  emptyObjectsUnknown: true,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  postTransform: undefined,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  // Only the main function uses it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  redoc: undefined as unknown as Context["redoc"],
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
  transformProperty: undefined,
};

/** Returns whether a schema means bytes: in a form or a body. */
function isBinary(schema: TypedSchema): boolean {
  return "type" in schema && schema.type === "string" && schema.format === "binary";
}

/** Returns whether a schema is a string of JSON text with a known schema. */
function holdsJson(schema: TypedSchema): schema is TypedSchema & { contentSchema: TypedSchema } {
  return (
    "type" in schema &&
    schema.type === "string" &&
    "contentSchema" in schema &&
    "contentMediaType" in schema &&
    schema.contentMediaType === "application/json"
  );
}

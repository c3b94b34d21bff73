import type { OpenApi } from "@shortvideo-api/document/source";
import { ts } from "ts-morph";
import type { Shapes } from "@shortvideo-api/model/source";
import { createSchemaType } from "./create-schema-type.ts";
import { type Context, openApiTypescript } from "./load-openapi-typescript.ts";

/** The parts of a document for which openapi-typescript creates declarations of the same names. */
export type DocumentPart = Partial<Record<"paths" | "webhooks" | "components", object>>;

/** The members of a declaration. */
export type Members = readonly ts.TypeElement[];

/**
 * Creates the types of a part of a document, apart from component schemas. Returns the members of each declaration by its name. Empty
 * declarations are absent, and the operations of paths are members of `operations`.
 *
 * The library's main function first lints and bundles the document, which takes more than half of its time. The loader has
 * done both, so this calls the part that creates types.
 */
export function createTypes(part: DocumentPart, document: OpenApi, shapes: Shapes): ReadonlyMap<string, Members> {
  const { transformSchema, resolveRef } = openApiTypescript;
  const nodes = transformSchema(part, {
    ...settings,
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: (reference) => resolveRef(document, reference, { silent: true }),
    createSchemaType: (schema) => createSchemaType(shapes.of(schema)),
  });
  return new Map(nodes.filter(ts.isInterfaceDeclaration).map(({ name, members }) => [name.text, members]));
}

const settings: Omit<Context, "discriminators" | "injectFooter" | "resolve" | "createSchemaType"> = {
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
  transform: undefined,
  transformProperty: undefined,
};

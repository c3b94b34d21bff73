/** The only file that imports openapi-typescript. */

import type { OpenApi } from "@shortvideo-api/document/source";
import {
  astToString,
  type GlobalContext,
  type OpenAPI3,
  resolveRef,
  transformSchema,
  transformSchemaObject,
} from "openapi-typescript";
import ts from "typescript";
import { loosenParams, type LooseParams } from "./loosen-params.ts";
import { listReferences, nameTypes } from "./name-types.ts";
import { placeMethods } from "./place-methods.ts";
import { viewForTypes } from "./type-view.ts";

type TypedSchema = Parameters<typeof transformSchemaObject>[0];

/** The types of a document, printed by openapi-typescript. */
export interface OpenApiTypes extends PrintedTypes {
  /** The type of each named component schema, by key. */
  schemas: ReadonlyMap<string, PrintedTypes>;
}

export interface PrintOptions {
  /** Values that operations accept beyond the document, by the key of the operation. */
  params?: ReadonlyMap<string, LooseParams>;
  /** Names of component schemas, by key. References use the name, if there is one. */
  schemaNames?: ReadonlyMap<string, string>;
}

/** Types, and the names that they refer to. */
export interface PrintedTypes {
  text: string;
  references: ReadonlySet<string>;
}

/**
 * Prints the types of a document.
 *
 * The library's main function first lints and bundles the document, which takes more than half of its time. The loader has
 * done both, so this calls the part that creates types.
 */
export function printOpenApiTypes(
  root: OpenApi,
  operationIds: ReadonlyMap<string, string>,
  { params = new Map(), schemaNames = new Map() }: PrintOptions = {},
): OpenApiTypes {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library has its own OpenAPI types, with mutable arrays.
  const document = viewForTypes(root, operationIds) as unknown as OpenAPI3;
  const context: GlobalContext = {
    ...settings,
    // The view has applied them.
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: (reference) => resolveRef(document, reference, { silent: true }),
    transform: (schema, options) => {
      if (typeof schema !== "object") return undefined;
      if (isBinary(schema)) return printTypeOf("Blob");
      if (!holdsJson(schema)) return undefined;
      return printTypeOf("JsonString", transformSchemaObject(schema.contentSchema, options));
    },
  };
  const { nodes, schemas } = nameTypes(
    transformSchema(document, context)
      .filter((node) => !isWithRequired(node))
      .map(placeMethods),
    schemaNames,
  );
  return {
    ...printTypes(nodes.map((node) => loosenParams(node, params))),
    schemas: new Map([...schemas].map(([key, type]) => [key, printTypes([type])])),
  };
}

function printTypes(nodes: ts.Node[]): PrintedTypes {
  return { text: astToString(nodes), references: listReferences(nodes) };
}

/** Returns whether a node is the library's `WithRequired`, which rejects nullable schemas. We have our own. */
function isWithRequired(node: ts.Node): boolean {
  return ts.isTypeAliasDeclaration(node) && node.name.text === "WithRequired";
}

function printTypeOf(name: string, ...typeArguments: ts.TypeNode[]): ts.TypeNode {
  return ts.factory.createTypeReferenceNode(name, typeArguments);
}

/** Returns the key of an operation in the printed `operations`. The library writes `/` for `#`. */
export function printOperationKey(id: string): string {
  return id.replaceAll("#", "/");
}

const settings: Omit<GlobalContext, "discriminators" | "injectFooter" | "resolve" | "transform"> = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  // A default is what the service assumes. It does not guarantee that the field exists.
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
  redoc: undefined as unknown as GlobalContext["redoc"],
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

/** The only file that touches openapi-typescript. */

import type { OpenApi } from "@shortvideo-api/document/source";
import {
  astToString,
  type GlobalContext,
  type OpenAPI3,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  transformSchemaObject,
} from "openapi-typescript";
import ts from "typescript";
import { loosenParams, type LooseParams } from "./loosen-params.ts";
import { listReferences, nameTypes } from "./name-types.ts";
import { viewForTypes } from "./type-view.ts";

type TypedSchema = Parameters<typeof transformSchemaObject>[0];

/** The types of a document as openapi-typescript prints them. */
export interface OpenApiTypes extends PrintedTypes {
  /** By key, the type of each component schema that has a name. */
  schemas: ReadonlyMap<string, PrintedTypes>;
}

export interface PrintOptions {
  /** What operations take beside what the document says, by the key of the operation. */
  params?: ReadonlyMap<string, LooseParams>;
  /** By key, the names of the component schemas: a schema that has one is referred to by its name. */
  schemaNames?: ReadonlyMap<string, string>;
}

/** Types, and the names that they take from elsewhere. */
export interface PrintedTypes {
  text: string;
  references: ReadonlySet<string>;
}

/**
 * Prints the types of a document.
 *
 * The library's front door lints and bundles the document first, which takes more than half of its time. The loader has
 * done both, so we go straight to the part that makes types.
 */
export function printOpenApiTypes(
  root: OpenApi,
  operationIds: ReadonlyMap<string, string>,
  { params = new Map(), schemaNames = new Map() }: PrintOptions = {},
): OpenApiTypes {
  const view = viewForTypes(root, operationIds);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library has OpenAPI types of its own, with mutable lists.
  const document = view.root as unknown as OpenAPI3;
  const context: GlobalContext = {
    ...settings,
    // Scanning writes into the schemas, which are therefore the view's own wherever there is something to find.
    discriminators: view.hasDiscriminators
      ? scanDiscriminators(document, { silent: true })
      : { objects: {}, refsHandled: [] },
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
    transformSchema(document, context).filter((node) => !isWithRequired(node)),
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

/** The library's own refuses a schema that may be null; ours is part of the hand-written floor. */
function isWithRequired(node: ts.Node): boolean {
  return ts.isTypeAliasDeclaration(node) && node.name.text === "WithRequired";
}

function printTypeOf(name: string, ...typeArguments: ts.TypeNode[]): ts.TypeNode {
  return ts.factory.createTypeReferenceNode(name, typeArguments);
}

/** Index of an operation in the printed `operations`. The library writes a slash for `#`. */
export function printOperationKey(id: string): string {
  return id.replaceAll("#", "/");
}

const settings: Omit<GlobalContext, "discriminators" | "injectFooter" | "resolve" | "transform"> = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  // A default is what the service assumes, not a promise that the field is there.
  defaultNonNullable: false,
  // An object whose fields are not told may hold any.
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
  // Only the part that we leave out asks for it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  redoc: undefined as unknown as GlobalContext["redoc"],
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
  transformProperty: undefined,
};

/** Bytes: in a form, in a body or as an answer. */
function isBinary(schema: TypedSchema): boolean {
  return "type" in schema && schema.type === "string" && schema.format === "binary";
}

/** A string that holds JSON text of a known shape. */
function holdsJson(schema: TypedSchema): schema is TypedSchema & { contentSchema: TypedSchema } {
  return (
    "type" in schema &&
    schema.type === "string" &&
    "contentSchema" in schema &&
    "contentMediaType" in schema &&
    schema.contentMediaType === "application/json"
  );
}

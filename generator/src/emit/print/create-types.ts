// The only file that loads openapi-typescript, and knows how it prints. Another printer of types replaces the exports of this file.

import { isIdentifier, printString } from "@shortvideo-api/model/source";
import Module, { createRequire } from "node:module";
import {
  decodePercent,
  type OpenApi,
  type OperationObject,
  type PathItem,
  printStep,
  readPointer,
  type Schema,
} from "@shortvideo-api/document/source";
import type { GlobalContext, resolveRef } from "openapi-typescript";
import { ts } from "ts-morph";

/** The parts of a document for which the library creates declarations of the same names. */
export interface DocumentPart extends Partial<Record<"paths" | "webhooks", Record<string, PathItem>>> {
  readonly components?: object;
}

/** The members of a declaration. */
export type Members = readonly ts.TypeElement[];

/** Creates the type of a schema. */
type CreateSchemaType = (schema: Schema) => ts.TypeNode;

/**
 * Creates the types of a part of a document, apart from component schemas. Returns the members of each declaration by its name. Empty
 * declarations are absent, and the operations of paths are members of `operations`. A path has its operations by their methods: `get`,
 * `query`, or `COPY` for an additional operation of OpenAPI 3.2.
 */
export function createTypes(
  part: DocumentPart,
  document: OpenApi,
  createSchemaType: CreateSchemaType,
): ReadonlyMap<string, Members> {
  const { paths, webhooks } = part;
  const types = transform(part, document, createSchemaType);
  for (const [kind, items] of Object.entries({ paths, webhooks })) {
    for (const [key, item] of Object.entries(items ?? {})) {
      const { parameters, servers } = item;
      const shared = { ...(parameters && { parameters }), ...(servers && { servers }) };
      for (const [method, operation] of listUnknown(item)) {
        // The library creates the types as if the method were another one.
        const other = transform({ [kind]: { [key]: { ...shared, post: operation } } }, document, createSchemaType);
        types.set("operations", [...(types.get("operations") ?? []), ...(other.get("operations") ?? [])]);
        const moved = listMembers(other.get(kind) ?? [], key).find((member) => nameMember(member) === "post");
        const members = types.get(kind) ?? [];
        types.set(
          kind,
          members.map((member) => (moved && nameMember(member) === key ? addMember(member, moved, method) : member)),
        );
      }
    }
  }
  return types;
}

/**
 * Calls the library. Its main function first lints and bundles the document, which takes more than half of its time. The loader has
 * done both, so this calls the part that creates types.
 */
function transform(part: DocumentPart, document: OpenApi, createSchemaType: CreateSchemaType): Map<string, Members> {
  const nodes = library.transformSchema(part, {
    ...settings,
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: (reference) => library.resolveRef(document, reference, { silent: true }),
    createSchemaType,
  });
  return new Map(nodes.filter(ts.isInterfaceDeclaration).map(({ name, members }) => [name.text, members]));
}

/** The methods that the library does not know. It ignores their operations. */
function listUnknown({ query, additionalOperations = {} }: PathItem): [method: string, OperationObject][] {
  return [...(query ? [["query", query] as [string, OperationObject]] : []), ...Object.entries(additionalOperations)];
}

/** Returns the members of the object type of a member. */
export function listMembers(members: Members, name: string): Members {
  const member = members.find((each) => nameMember(each) === name);
  return member && ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type)
    ? member.type.members
    : [];
}

/** Adds a member to the object type of another one, under a name. */
function addMember(member: ts.TypeElement, added: ts.TypeElement, name: string): ts.TypeElement {
  if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type)) return member;
  if (!ts.isPropertySignature(added)) return member;
  const key = isIdentifier(name) ? ts.factory.createIdentifier(name) : ts.factory.createStringLiteral(name);
  const renamed = ts.factory.updatePropertySignature(added, added.modifiers, key, added.questionToken, added.type);
  const type = ts.factory.updateTypeLiteralNode(
    member.type,
    ts.factory.createNodeArray([...member.type.members, renamed]),
  );
  return ts.factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, type);
}

/** Returns the name of a member of a type, or `""` if it is computed. */
export function nameMember({ name }: ts.TypeElement): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) ? name.text : "";
}

/** Returns the key of an operation in the types `operations`. The library writes `/` for `#`. */
export function printOperationKey(id: string): string {
  return id.replaceAll("#", "/");
}

/** Prints the key of a response: as a number, if it is one. */
export function printResponseKey(status: string): string {
  return /^[1-9]\d*$/.test(status) ? status : printString(status);
}

/** The settings of the library, with nodes of the TypeScript that ts-morph contains. */
interface Context extends Omit<GlobalContext, "injectFooter"> {
  /** Declarations that the library adds to its result. */
  injectFooter: ts.Node[];
  /** Creates the type of a schema, in place of the library. */
  createSchemaType: CreateSchemaType;
}

/** The functions of openapi-typescript that create types. */
interface OpenApiTypescript {
  /** Returns the declarations `paths`, `webhooks`, `components` and `operations` of a document. */
  transformSchema: (document: object, context: Context) => ts.Node[];
  resolveRef: typeof resolveRef;
  /** Adds a comment with the words of a schema. */
  addJSDocComment: (schema: Schema, node: ts.Node) => void;
}

/** The functions of Redocly's module of references that openapi-typescript uses. */
export const references = {
  escapePointer: printStep,
  parseRef: (reference: string): { pointer: string[] } => {
    // The library also passes names of fields, most of the time.
    if (!reference.includes("#/")) return { pointer: [] };
    const [, pointer = ""] = reference.split("#/");
    const steps = readPointer(pointer);
    const decoded = pointer.includes("%") ? steps.map(decodePercent) : steps;
    return { pointer: decoded.filter((step) => step !== "") };
  },
};

/**
 * Loads the part of openapi-typescript that creates types. Its main module also loads Redocly, which takes longer than everything
 * else that the generator loads.
 *
 * The library gets the TypeScript that ts-morph contains: loading another one would take 0.1 s and 40 MB. It gets two functions instead
 * of Redocly's module of references, which loads an HTTPS client, a second YAML parser and more: another 0.04 s.
 *
 * The types of schemas are ours: `createSchemaType` of the context replaces the module that creates them. The library has no type for
 * keywords that hold together.
 */
function loadOpenApiTypescript(): OpenApiTypescript {
  const require = createRequire(import.meta.url);
  const { resolve } = createRequire(require.resolve("openapi-typescript"));
  const restore = [
    replaceModule(require, resolve("typescript"), ts),
    replaceModule(require, resolve("@redocly/openapi-core/lib/ref-utils.js"), references),
    replaceModule(require, require.resolve("openapi-typescript/dist/transform/schema-object.cjs"), {
      default: (schema: Schema, { ctx }: { ctx: Context }): ts.TypeNode => ctx.createSchemaType(schema),
    }),
  ];
  try {
    return {
      transformSchema: require("openapi-typescript/dist/transform/index.cjs"),
      ...require("openapi-typescript/dist/lib/utils.cjs"),
      ...require("openapi-typescript/dist/lib/ts.cjs"),
    };
  } finally {
    for (const restoreModule of restore) restoreModule();
  }
}

const library = loadOpenApiTypescript();

/** Returns the text of a comment with the words of a schema; `undefined` if it has none. */
export function createComment(schema: Schema): string | undefined {
  const node = ts.factory.createToken(ts.SyntaxKind.QuestionToken);
  library.addJSDocComment(schema, node);
  return ts.getSyntheticLeadingComments(node)?.[0]?.text;
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

/** Replaces the exports of the module at a path. Returns a function that restores them. */
function replaceModule({ cache }: NodeJS.Require, path: string, exports: object): () => void {
  const before = cache[path];
  cache[path] = Object.assign(new Module(path), { exports, loaded: true });
  return () => {
    if (before) cache[path] = before;
    else delete cache[path];
  };
}

import type { Document } from "@shortvideo-api/document/source";
import {
  type ApiModel,
  hasSeveralMedia,
  listOperations,
  type NamedSchema,
  type Operation,
  printTypeKey,
} from "@shortvideo-api/model/source";
import { printDoc, wrapDoc } from "./print/doc.ts";
import { importNames, type Origins, toOrigins } from "./print/imports.ts";
import type { LooseParams } from "./types/loosen-params.ts";
import { printOperationKey } from "./print/create-types.ts";
import { type OpenApiTypes, printOpenApiTypes } from "./types/print-openapi-types.ts";
import {
  printMediaTypes,
  printResponseType,
  printBodyType,
  printFailureTypes,
  printParamsType,
} from "./types/operation-types.ts";
import type { PrintedFile } from "./print/layout.ts";
import { printAfter } from "./types/print-shapes.ts";
import { printSourceFile } from "./print/source-file.ts";

const folder = "packages/openapi-types/src/generated";
const emitter = "emit-types.ts";

/** Emits the types of the wire (`openapi.ts`), their names (`schemas.ts`), and tables by operation (`operations.ts`). */
export function emitTypes({ root }: Pick<Document, "root">, model: ApiModel): PrintedFile[] {
  const operations = listOperations(model);
  const ids = new Map(operations.map(({ httpMethod, path, id }) => [`${httpMethod} ${path}`, id]));
  const params = new Map(operations.map((operation) => [printOperationKey(operation.id), readLooseParams(operation)]));
  const schemaNames = new Map(model.schemas.map(({ key, name }) => [key, name]));
  const types = printOpenApiTypes(root, ids, { params, schemaNames });
  const origins = [listOrigins(model)];
  const print = (name: string, statements: string[], isLaidOut: boolean): PrintedFile =>
    printSourceFile({ path: `${folder}/${name}.ts`, source: model.source, emitter, statements, origins, isLaidOut });
  return [
    print("openapi", [`\n${types.text}`], true),
    print("schemas", printSchemas(types, model), true),
    print("operations", printOperations(model), false),
  ];
}

/** Lists where the names come from that the types of the wire use. */
function listOrigins({ schemas }: ApiModel): Origins {
  return toOrigins([
    ...importNames("../schema-types.js", ["BinaryBody", "FilePart", "ItemsBody", "JsonString", "WithRequired"], true),
    ...importNames("./openapi.js", ["components", "operations", "paths"], true),
    ...importNames(
      "./schemas.js",
      schemas.map(({ name }) => name),
      true,
    ),
  ]);
}

/** Reads the values that params accept besides their own. Leaves out an exactly-one-of group: its type covers its params. */
function readLooseParams({ params, exactlyOneOf }: Operation): LooseParams {
  const grouped = new Set(exactlyOneOf.flat());
  const alone = params.filter(({ name }) => !grouped.has(name));
  // Requests have each constant, though callers need not give it.
  const optional = alone.filter(({ constant, required }) => !required && constant === undefined);
  return {
    optional: new Set(optional.map(({ wireName }) => wireName)),
    alsoTakes: new Map(alone.flatMap(({ wireName, alsoTakes }) => (alsoTakes ? [[wireName, alsoTakes]] : []))),
  };
}

/** Prints a named type for each component schema, which editors and compilers show instead of its fields. */
function printSchemas({ schemas: types }: OpenApiTypes, { schemas }: ApiModel): string[] {
  if (schemas.length === 0) return ["export {};"];
  return schemas.map((schema) => printAlias(schema, types.get(schema.key) ?? "unknown"));
}

/** Prints text: the types are the bulk of the output, and the writer of ts-morph would process them letter by letter. */
function printAlias({ name, description, deprecated }: NamedSchema, type: string): string {
  const doc = printDoc([description, deprecated ? { tag: "deprecated", text: "" } : undefined]);
  return `\n${doc === "" ? "" : `${wrapDoc(doc)}\n`}export type ${name}${printAfter(" =", type)};`;
}

/** Prints the tables of params, bodies and failures, by operation id. */
function printOperations(model: ApiModel): string[] {
  const operations = listOperations(model);
  const withFailures = operations.filter((operation) => operation.failures.length > 0);
  const withBody = operations.filter((operation) => operation.body !== undefined);
  const printParams = (operation: Operation): string => printParamsType(operation, model.auth.schemes);
  return [
    printTable(
      "OperationParams",
      "The params of each operation: its parameters and its request body, in one flat object.",
      operations,
      printParams,
    ),
    printTable("OperationRequestBodies", "The request body of each operation that has one.", withBody, printBodyType),
    printTable("OperationResponses", "The body of each successful response.", operations, printResponseType),
    printTable(
      "OperationMedia",
      "The bodies of successful responses that have several media types, by media type.",
      operations.filter(hasSeveralMedia),
      printMediaTypes,
    ),
    printTable(
      "OperationFailures",
      "The bodies of documented failures, by operation and status.",
      withFailures,
      printFailureTypes,
    ),
  ];
}

function printTable(
  name: string,
  doc: string,
  operations: readonly Operation[],
  print: (operation: Operation) => string,
): string {
  const members = operations.map((operation) => `${printTypeKey(operation.id)}: ${print(operation)};`);
  return `\n${wrapDoc(doc)}\nexport interface ${name} {\n${members.join("\n")}\n}`;
}

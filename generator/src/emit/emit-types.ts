import { type InterfaceDeclarationStructure, StructureKind, type TypeAliasDeclarationStructure } from "ts-morph";
import type { Document } from "../load/document.ts";
import type { ApiModel, NamedSchema, Operation } from "../model/model.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { printDoc } from "./print/doc.ts";
import { printImports } from "./print/imports.ts";
import { printString, printTypeKey } from "./print/literal.ts";
import type { LooseParams } from "./print/loosen-params.ts";
import { printOpenApiTypes, printOperationKey } from "./print/openapi-typescript.ts";
import { printAnswerType, printBodyType, printFailureTypes, printParamsType } from "./print/operation-types.ts";
import { printHeader, printSourceFile } from "./print/source-file.ts";

const folder = "packages/openapi-types/src/generated";
const emitter = "emit-types.ts";

/** What is on the wire (`openapi.ts`), by name (`schemas.ts`) and by operation (`operations.ts`). */
export function emitTypes({ root }: Pick<Document, "root">, model: ApiModel): GeneratedFile[] {
  return [emitOpenApi(root, model), emitSchemas(model), emitOperations(model)];
}

function emitOpenApi(root: Document["root"], model: ApiModel): GeneratedFile {
  const operations = model.areas.flatMap((area) => area.operations);
  const ids = new Map(operations.map(({ verb, path, id }) => [`${verb} ${path}`, id]));
  const params = new Map(operations.map((operation) => [printOperationKey(operation.id), looseParamsOf(operation)]));
  const { text, names } = printOpenApiTypes(root, ids, params);
  const header = printHeader(model.source, emitter);
  const imports = names.length === 0 ? "" : `import type { ${names.join(", ")} } from "../json-string.js";\n\n`;
  return { path: `${folder}/openapi.ts`, text: `${header}\n\n${imports}${text}` };
}

/** Those of a group are given or not by the type of the group. */
function looseParamsOf({ params, exactlyOneOf }: Operation): LooseParams {
  const grouped = new Set(exactlyOneOf.flat());
  const alone = params.filter(({ name }) => !grouped.has(name));
  return {
    optional: new Set(alone.filter(({ required }) => !required).map(({ wireName }) => wireName)),
    alsoTakes: new Map(alone.flatMap(({ wireName, alsoTakes }) => (alsoTakes ? [[wireName, alsoTakes]] : []))),
  };
}

/** One alias for each component schema. */
function emitSchemas(model: ApiModel): GeneratedFile {
  const isEmpty = model.schemas.length === 0;
  return printSourceFile({
    path: `${folder}/schemas.ts`,
    source: model.source,
    emitter,
    statements: isEmpty
      ? ["export {};"]
      : [
          ...printImports([{ from: "./openapi.js", name: "components", type: true }]),
          ...model.schemas.map((schema, index) => aliasOf(schema, index === 0)),
        ],
  });
}

function aliasOf(schema: NamedSchema, isFirst: boolean): TypeAliasDeclarationStructure {
  const { key, name, description, deprecated } = schema;
  const doc = printDoc([description, deprecated ? { tag: "deprecated", text: "" } : undefined]);
  return {
    kind: StructureKind.TypeAlias,
    // Aliases without a word of their own stand together.
    ...(isFirst || doc !== "" ? { leadingTrivia: "\n" } : {}),
    name,
    isExported: true,
    docs: doc === "" ? [] : [doc],
    type: `components["schemas"][${printString(key)}]`,
  };
}

/** What operations take and answer, by their ids. */
function emitOperations(model: ApiModel): GeneratedFile {
  const operations = model.areas.flatMap((area) => area.operations);
  const failing = operations.filter((operation) => operation.failures.length > 0);
  const taking = operations.filter((operation) => operation.body !== undefined);
  const printParams = (operation: Operation): string => printParamsType(operation, model.credential);
  return printSourceFile({
    path: `${folder}/operations.ts`,
    source: model.source,
    emitter,
    statements: [
      ...printImports(operations.length === 0 ? [] : [{ from: "./openapi.js", name: "operations", type: true }]),
      tableOf(
        "OperationParams",
        "What each operation takes: its parameters and its body, flat.",
        operations,
        printParams,
      ),
      tableOf("OperationBodies", "The body of each request that has one.", taking, printBodyType),
      tableOf("OperationAnswers", "What each operation answers when all is well.", operations, printAnswerType),
      tableOf("OperationFailures", "What each operation answers otherwise, by status.", failing, printFailureTypes),
    ],
  });
}

function tableOf(
  name: string,
  doc: string,
  operations: readonly Operation[],
  print: (operation: Operation) => string,
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    name,
    isExported: true,
    docs: [doc],
    properties: operations.map((operation) => ({ name: printTypeKey(operation.id), type: print(operation) })),
  };
}

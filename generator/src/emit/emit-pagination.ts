import { type FunctionDeclarationStructure, StructureKind } from "ts-morph";
import type { ApiModel, Area, Operation } from "../model/api/model.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { printExports } from "./print/declarations.ts";
import { type Import, printImports } from "./print/imports.ts";
import { printLine } from "./print/doc.ts";
import { printString } from "./print/literal.ts";
import { printSourceFile } from "./print/source-file.ts";
import { namesInTypeRef, printTypeRef } from "./print/type-ref.ts";
import { nameIterator, printPaginateBody } from "./pagination/paginate-body.ts";

const folder = "packages/pagination/src/generated";
const emitter = "emit-pagination.ts";

/** An operation that returns a list. */
type ListOperation = Operation & { pagination: NonNullable<Operation["pagination"]>; answer: { type: object } };

/** Emits a paginate helper for each list, a file for each area with lists, and their index. */
export function emitPagination(model: ApiModel): GeneratedFile[] {
  const areas = model.areas.filter((area) => listsOf(area).length > 0);
  return [...areas.map((area) => emitArea(area, model.source)), emitIndex(areas, model.source)];
}

function emitArea(area: Area, source: string): GeneratedFile {
  const lists = listsOf(area);
  return printSourceFile({
    path: `${folder}/${area.file}.ts`,
    source,
    emitter,
    statements: [...printImports(lists.flatMap(importsOf)), ...lists.map(helperOf)],
  });
}

function emitIndex(areas: readonly Area[], source: string): GeneratedFile {
  return printSourceFile({
    path: `${folder}/index.ts`,
    source,
    emitter,
    statements: [
      ...[...areas].sort(compareFiles).flatMap((area) =>
        printExports(
          area.file,
          listsOf(area).map((list) => list.pagination.paginate),
        ),
      ),
      ...(areas.length === 0 ? ["export {};"] : []),
    ],
  });
}

function helperOf(list: ListOperation): FunctionDeclarationStructure {
  const { id, pagination, paramsOptional } = list;
  const page = printTypeRef(list.answer.type);
  const params = `Params<${printString(id)}>`;
  return {
    kind: StructureKind.Function,
    name: pagination.paginate,
    isExported: true,
    docs: [`Paginates \`${printLine(id)}\` with any function that fetches one page.`],
    parameters: [
      { name: "fetchPage", type: `FetchPage<${params}, ${page}>` },
      paramsOptional ? { name: "params", type: params, initializer: "{}" } : { name: "params", type: params },
      { name: "options", type: "PaginateOptions", hasQuestionToken: true },
    ],
    returnType: `Paginator<${page}, ${printTypeRef(pagination.itemType)}>`,
    statements: printPaginateBody(list, pagination),
  };
}

function importsOf({ answer, pagination }: ListOperation): Import[] {
  const types = ["Params", ...namesInTypeRef(answer.type), ...namesInTypeRef(pagination.itemType)];
  const file = pagination.style === "cursor" ? "iterate-cursor" : "iterate-counted";
  return [
    ...types.map((name) => ({ from: "@shortvideo-api/openapi-types", name, type: true })),
    { from: "../create-paginator.js", name: "Paginator", type: true },
    { from: `../${file}.js`, name: nameIterator(pagination.style) },
    ...["FetchPage", "PaginateOptions"].map((name) => ({ from: "../paginate-options.js", name, type: true })),
    { from: "../paginate-options.js", name: "copyParams" },
  ];
}

function compareFiles(one: Area, other: Area): number {
  return one.file < other.file ? -1 : 1;
}

function listsOf({ operations }: Area): ListOperation[] {
  return operations.filter(isList);
}

function isList(operation: Operation): operation is ListOperation {
  return operation.pagination !== undefined && operation.answer.type !== undefined;
}

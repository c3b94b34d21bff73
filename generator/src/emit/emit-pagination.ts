import { paginationStyles, toKebabCase } from "@shortvideo-api/document/source";
import { type FunctionDeclarationStructure, StructureKind } from "ts-morph";
import { type ApiModel, isList, type ListOperation, printString, type Resource } from "@shortvideo-api/model/source";
import type { PrintedFile } from "./print/layout.ts";
import { printExports } from "./print/declarations.ts";
import { type Import, importNames, printImports } from "./print/imports.ts";
import { printLine } from "./print/doc.ts";
import { printSourceFile } from "./print/source-file.ts";
import { listTypeNames, printTypeRef } from "./print/type-ref.ts";
import { printPaginateBody } from "./pagination/paginate-body.ts";

const folder = "packages/pagination/src/generated";
const emitter = "emit-pagination.ts";

/** Emits a paginate helper for each list, a file for each resource with lists, and their index. */
export function emitPagination(model: ApiModel): PrintedFile[] {
  const resources = model.resources.filter((resource) => findLists(resource).length > 0);
  return [...resources.map((resource) => emitResource(resource, model.source)), emitIndex(resources, model.source)];
}

function emitResource(resource: Resource, source: string): PrintedFile {
  const lists = findLists(resource);
  return printSourceFile({
    path: `${folder}/${resource.file}.ts`,
    source,
    emitter,
    statements: [...printImports(lists.flatMap(listImports)), ...lists.map(printHelper)],
  });
}

function emitIndex(resources: readonly Resource[], source: string): PrintedFile {
  return printSourceFile({
    path: `${folder}/index.ts`,
    source,
    emitter,
    statements: [
      ...[...resources].sort(compareFiles).flatMap((resource) =>
        printExports(
          resource.file,
          findLists(resource).map((list) => list.pagination.paginate),
        ),
      ),
      ...(resources.length === 0 ? ["export {};"] : []),
    ],
  });
}

function printHelper(list: ListOperation): FunctionDeclarationStructure {
  const { id, pagination, paramsOptional } = list;
  const page = printTypeRef(list.response.type) + (list.response.mayBeEmpty ? " | undefined" : "");
  const params = `Params<${printString(id)}>`;
  return {
    kind: StructureKind.Function,
    name: pagination.paginate,
    isExported: true,
    docs: [
      `Paginates \`${printLine(id)}\` with any function that fetches one page${pagination.readsResponse ? ", with the headers and the address of its response" : ""}.`,
    ],
    parameters: [
      { name: "fetchPage", type: `${nameFetch(pagination)}<${params}, ${page}>` },
      paramsOptional ? { name: "params", type: params, initializer: "{}" } : { name: "params", type: params },
      { name: "options", type: "PaginateOptions", hasQuestionToken: true },
    ],
    returnType: `Paginator<${page}, ${printTypeRef(pagination.itemType)}>`,
    statements: printPaginateBody(list, pagination),
  };
}

function listImports({ response, pagination }: ListOperation): Import[] {
  const types = ["Params", ...listTypeNames(response.type), ...listTypeNames(pagination.itemType)];
  const { iterator } = paginationStyles[pagination.style];
  return [
    ...importNames("@shortvideo-api/openapi-types", types, true),
    { from: "../create-paginator.js", name: "Paginator", type: true },
    { from: `../${toKebabCase(iterator)}.js`, name: iterator },
    { from: "../paginate-options.js", name: "PaginateOptions", type: true },
    { from: "../paginate-options.js", name: "copyParams" },
    {
      from: pagination.readsResponse ? "../page-response.js" : "../paginate-options.js",
      name: nameFetch(pagination),
      type: true,
    },
    ...(pagination.readsResponse ? [{ from: "../page-response.js", name: "unwrapPages" }] : []),
    ...(Object.values(pagination.headers ?? {}).includes("link")
      ? [{ from: "../read-next-link.js", name: "readNextLink" }]
      : []),
  ];
}

/** Returns the name of the type of a function that fetches one page. */
function nameFetch({ readsResponse }: ListOperation["pagination"]): string {
  return readsResponse ? "FetchResponse" : "FetchPage";
}

function compareFiles(one: Resource, other: Resource): number {
  return one.file < other.file ? -1 : 1;
}

function findLists({ operations }: Resource): ListOperation[] {
  return operations.filter(isList);
}

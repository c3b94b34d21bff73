import { paginationStyles, toKebabCase } from "@shortvideo-api/document/source";
import { type FunctionDeclarationStructure, StructureKind } from "ts-morph";
import {
  type ApiModel,
  isList,
  type ListOperation,
  printString,
  type Resource,
  printTypeRef,
} from "@shortvideo-api/model/source";
import type { PrintedFile } from "./print/layout.ts";
import { printExports } from "./print/declarations.ts";
import { type Import, importNames, type Origins, toOrigins, importTypes } from "./print/imports.ts";
import { printLine } from "./print/doc.ts";
import { printSourceFile } from "./print/source-file.ts";
import { printPaginateBody } from "./pagination/paginate-body.ts";

const folder = "packages/pagination/src/generated";
const emitter = "emit-pagination.ts";

/** The names of the package that helpers use. */
const ownImports: readonly Import[] = [
  { from: "../create-paginator.js", name: "Paginator", type: true },
  { from: "../page-response.js", name: "FetchResponse", type: true },
  { from: "../page-response.js", name: "unwrapPages" },
  ...importNames("../paginate-options.js", ["FetchPage", "PaginateOptions"], true),
  { from: "../paginate-options.js", name: "copyParams" },
  { from: "../read-next-link.js", name: "readNextLink" },
  ...Object.values(paginationStyles).map(({ iterator }) => ({
    from: `../${toKebabCase(iterator)}.js`,
    name: iterator,
  })),
];

/** Emits a paginate helper for each list, a file for each resource with lists, and their index. */
export function emitPagination(model: ApiModel): PrintedFile[] {
  const resources = model.resources.filter((resource) => findLists(resource).length > 0);
  const origins = toOrigins([...ownImports, ...importTypes(model)]);
  return [
    ...resources.map((resource) => emitResource(resource, model.source, origins)),
    emitIndex(resources, model.source),
  ];
}

function emitResource(resource: Resource, source: string, origins: Origins): PrintedFile {
  return printSourceFile({
    path: `${folder}/${resource.file}.ts`,
    source,
    emitter,
    origins: [origins],
    statements: findLists(resource).map(printHelper),
  });
}

function emitIndex(resources: readonly Resource[], source: string): PrintedFile {
  return printSourceFile({
    path: `${folder}/index.ts`,
    source,
    emitter,
    statements: [
      ...[...resources]
        .sort((one, other) => (one.file < other.file ? -1 : 1))
        .flatMap((resource) =>
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

/** Returns the name of the type of a function that fetches one page. */
function nameFetch({ readsResponse }: ListOperation["pagination"]): string {
  return readsResponse ? "FetchResponse" : "FetchPage";
}

function findLists({ operations }: Resource): ListOperation[] {
  return operations.filter(isList);
}

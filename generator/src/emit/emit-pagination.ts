import { paginationStyles, toKebabCase } from "@shortvideo-api/document/source";
import {
  type ApiModel,
  isList,
  type ListOperation,
  printString,
  type Resource,
  printTypeRef,
} from "@shortvideo-api/model/source";
import type { PrintedFile } from "./print/layout.ts";
import { printExports, printFunction } from "./print/declarations.ts";
import { type Import, importNames, toOrigins, importTypes } from "./print/imports.ts";
import { printLine } from "./print/doc.ts";
import { printSourceFile } from "./print/source-file.ts";
import { printPaginator } from "./pagination/print-paginator.ts";

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
  const { source } = model;
  const resources = model.resources.filter((resource) => findLists(resource).length > 0);
  const origins = [toOrigins([...ownImports, ...importTypes(model)])];
  const sorted = resources.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const exports = sorted.flatMap((resource) =>
    printExports(
      resource.file,
      findLists(resource).map((list) => list.pagination.paginate),
    ),
  );
  const print = (name: string, statements: string[]): PrintedFile =>
    printSourceFile({ path: `${folder}/${name}.ts`, source, emitter, origins, statements });
  return [
    ...resources.map((resource) => print(resource.file, findLists(resource).map(printHelper))),
    print("index", exports),
  ];
}

function printHelper(list: ListOperation): string {
  const { id, pagination, paramsOptional, response } = list;
  const { readsResponse } = pagination;
  const page = printTypeRef(response.type) + (response.mayBeEmpty ? " | undefined" : "");
  const params = `Params<${printString(id)}>`;
  const parameters = [
    `fetchPage: ${readsResponse ? "FetchResponse" : "FetchPage"}<${params}, ${page}>`,
    `params: ${params}${paramsOptional ? " = {}" : ""}`,
    "options?: PaginateOptions",
  ];
  const more = readsResponse ? ", with the headers and the address of its response" : "";
  return printFunction(
    pagination.paginate,
    `Paginates \`${printLine(id)}\` with any function that fetches one page${more}.`,
    `(${parameters.join(", ")}): Paginator<${page}, ${printTypeRef(pagination.itemType)}>`,
    printPaginator(list, pagination),
    "  const given = copyParams(params);\n",
  );
}

function findLists({ operations }: Resource): ListOperation[] {
  return operations.filter(isList);
}

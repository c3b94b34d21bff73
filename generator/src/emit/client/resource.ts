import { type OptionalKind, type PropertyDeclarationStructure, StructureKind } from "ts-morph";
import {
  buildOperationChecks,
  buildOperationMetadata,
  nameOf,
  hasChoice,
  isChecked,
  isList,
  type ListOperation,
  type Operation,
  printString,
  type Resource,
  printTypeRef,
  type SharedMetadata,
} from "@shortvideo-api/model/source";
import { printCode } from "../print/code.ts";
import { printConstant } from "../print/declarations.ts";
import { printDoc, wrapDoc } from "../print/doc.ts";
import { type Import, type Origins, toOrigins } from "../print/imports.ts";
import { printFunctionDoc, printMethodDoc, printIterateDoc } from "./method-doc.ts";
import { type DescribedFailure, printResourceDoc } from "./resource-doc.ts";
import { printOptionsParam, printPending, printResultType, printTypeParam, listTypeParams } from "./response-types.ts";
import type { SourceFile } from "../print/source-file.ts";

type Method = OptionalKind<PropertyDeclarationStructure>;

/** What most operations have in common, and how doc comments describe their failures. */
export interface Shared extends SharedMetadata {
  readonly described: readonly DescribedFailure[];
}

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly hasQuestionToken?: boolean;
  readonly initializer?: string;
}

/**
 * Prints the class of a resource, with a method for each operation and a second one for each list. It has a member for each resource
 * within the resource. Also prints a function for each method. Methods and functions do not call each other, so that a bundle contains only one of them.
 */
export function printResource(
  exported: Resource,
  shared: Shared,
  origins: Origins,
): Pick<SourceFile, "statements" | "origins"> {
  const className = nameLocally(exported.className, origins);
  const resource = { ...exported, className };
  const isExported = className === exported.className;
  const members = exported.resources.map((inner) => readMember(inner, origins));
  const hasConnection = exported.operations.length > 0;
  const statements: SourceFile["statements"] = [
    {
      kind: StructureKind.Class,
      name: className,
      isExported,
      docs: [printResourceDoc(resource, shared.described, shared.auth)].filter((doc) => doc !== ""),
      properties: [
        ...(hasConnection ? [{ name: "#connection", isReadonly: true, type: "Connection" }] : []),
        ...resource.operations.flatMap((operation) => [
          printOperationMethod(operation, resource, shared),
          ...printIterateMethod(operation, resource),
        ]),
        ...members.map(({ property }) => property),
      ],
      ctors: [
        {
          parameters: [connection],
          statements: [
            ...(hasConnection ? ["this.#connection = connection;"] : []),
            ...members.map(({ property, type }) => `this.${property.name} = new ${type}(connection);`),
          ],
        },
      ],
    },
    ...resource.operations.flatMap((operation) => [
      printOperationFunction(operation, resource),
      ...printIterateFunction(operation, resource),
    ]),
    ...resource.operations.flatMap((operation) => [
      printMetadata(operation, shared),
      ...printChecks(operation, resource),
    ]),
    ...(isExported ? [] : [`\nexport { ${className} as ${exported.className} };`]),
  ];
  return { statements, origins: [toOrigins(members.map(({ imported }) => imported)), origins] };
}

/** Describes the member for a resource within another one: its property, its class in the file, and the import of this class. */
function readMember(
  { members, file, className, description }: Resource,
  origins: Origins,
): { property: Method; type: string; imported: Import } {
  const type = nameLocally(className, origins);
  return {
    property: {
      leadingTrivia: "\n",
      name: members.at(-1) ?? "",
      docs: description === undefined ? [] : [printDoc([description])],
      isReadonly: true,
      type,
    },
    type,
    imported: { from: `./${file}.js`, name: type === className ? className : `${className} as ${type}` },
  };
}

/** Names a class in its file, which may import a type of the same name. Callers see the name of the class only. */
function nameLocally(className: string, origins: Origins): string {
  return origins.has(className) ? nameLocally(`${className}Resource`, origins) : className;
}

/** Lists the names of an operation's functions and of its checks. */
export function listConstants(operation: Operation): string[] {
  const { call } = operation;
  return [call.name, ...(isList(operation) ? [call.iterate] : []), ...(isChecked(operation) ? [call.checks] : [])];
}

function printOperationMethod(operation: Operation, resource: Resource, shared: Shared): Method {
  // An operation without parameters has the argument, too. Its first parameter will then not break callers.
  const parameters = [printParams(operation, nameParams(operation)), printOptionsParam(operation)];
  return printMethod(
    operation.method,
    printMethodDoc(operation, resource, shared.described, shared.auth),
    printSignature(parameters, printPending(operation), listTypeParams(operation)),
    printCall(operation, "this.#connection"),
  );
}

function printIterateMethod(operation: Operation, resource: Resource): Method[] {
  if (!isList(operation)) return [];
  const { method, pagination } = operation;
  // A generic method that is passed as a value would not use the defaults of its type parameters.
  const fetchPage =
    hasChoice(operation) || pagination.readsResponse
      ? printFetchPage(operation, `this.${method}(page, call)`)
      : `this.${method}`;
  const body = printPaginate(fetchPage, pagination.paginate);
  const parameters = [printPaginateParams(operation), paginateOptions];
  const signature = printSignature(parameters, printPaginator(operation));
  return [printMethod(pagination.iterate, printIterateDoc(operation, resource), signature, body)];
}

/** Prints an arrow function, which works without its object: `const { listComments } = api.posts`. */
function printMethod(name: string, doc: string, signature: string, result: string): Method {
  return {
    leadingTrivia: "\n",
    name,
    docs: [doc],
    isReadonly: true,
    initializer: `${signature} => ${result}`,
  };
}

function printParameter({ name, type, hasQuestionToken, initializer }: Parameter): string {
  return `${name}${hasQuestionToken ? "?" : ""}: ${type}${initializer === undefined ? "" : ` = ${initializer}`}`;
}

function printOperationFunction(operation: Operation, resource: Resource): string {
  const parameters = [connection, printParams(operation, nameParams(operation)), printOptionsParam(operation)];
  return printFunction(
    operation.call.name,
    printFunctionDoc(operation, resource),
    printSignature(parameters, printPending(operation), listTypeParams(operation)),
    printCall(operation, connection.name),
  );
}

/** Returns whether the operation has params or a body. */
function readsParams({ params, body }: Operation): boolean {
  return params.length > 0 || body !== undefined;
}

function nameParams(operation: Operation): string {
  return readsParams(operation) ? "params" : "_params";
}

function printCall(operation: Operation, receiver: string): string {
  const params = readsParams(operation) ? "params" : "{}";
  // The compiler infers the type of the result from the type that the method returns.
  return `${receiver}.call(${operation.call.metadata}, ${params}, options)`;
}

/** Prints the function that fetches a page for a paginate helper, by a call with the parameters `page` and the options `call`. */
function printFetchPage({ pagination }: ListOperation, call: string): string {
  return `(page, call) => ${call}${pagination.readsResponse ? ".withResponse()" : ""}`;
}

/** Prints the call of a paginate helper. The paginator passes a copy of its options to each call. */
function printPaginate(fetchPage: string, helper: string): string {
  return `${helper}(${fetchPage}, params, options)`;
}

function printIterateFunction(operation: Operation, resource: Resource): string[] {
  if (!isList(operation)) return [];
  const { call, pagination } = operation;
  const parameters = [connection, printPaginateParams(operation), paginateOptions];
  return [
    printFunction(
      call.iterate,
      printFunctionDoc(operation, resource, pagination.iterate),
      printSignature(parameters, printPaginator(operation)),
      printPaginate(printFetchPage(operation, `${call.name}(connection, page, call)`), pagination.paginate),
    ),
  ];
}

/** Prints a function as text: a large document has thousands, and the writer of ts-morph takes long for each. */
function printFunction(name: string, doc: string, signature: string, result: string): string {
  return `\n${wrapDoc(doc)}\nexport function ${name}${signature} {\n  return ${result};\n}`;
}

function printSignature(
  parameters: readonly Parameter[],
  type: string,
  typeParams: ReturnType<typeof listTypeParams> = [],
): string {
  const generics = typeParams.length === 0 ? "" : `<${typeParams.map(printTypeParam).join(", ")}>`;
  return `${generics}(${parameters.map(printParameter).join(", ")}): ${type}`;
}

/** Prints the metadata as text: the writer of ts-morph takes long for large values. */
function printMetadata(operation: Operation, shared: Shared): string {
  return `\nconst ${operation.call.metadata}: OperationMetadata = ${printCode(buildOperationMetadata(operation, shared))};`;
}

function printChecks(operation: Operation, { className }: Resource): string[] {
  if (!isChecked(operation)) return [];
  const checks = { operation: nameOf(operation.call.metadata), ...buildOperationChecks(operation) };
  const doc = `The checks of {@link ${className}.${operation.method}}, for \`paramChecks\`.`;
  return [printConstant(operation.call.checks, doc, "OperationChecks", printCode(checks))];
}

const connection: Parameter = { name: "connection", type: "Connection" };
const paginateOptions: Parameter = { name: "options", type: "CallOptions & PaginateOptions", hasQuestionToken: true };

function printPaginator(list: ListOperation): string {
  return `Paginator<${printResultType(list)}, ${printTypeRef(list.pagination.itemType)}>`;
}

function printParams({ id, paramsOptional }: Operation, name = "params"): Parameter {
  const type = `Params<${printString(id)}>`;
  return paramsOptional ? { name, type, initializer: "{}" } : { name, type };
}

/** Prints the parameter `params` without an initializer: the paginate helper has a default. */
function printPaginateParams({ id, paramsOptional }: Operation): Parameter {
  return { name: "params", type: `Params<${printString(id)}>`, hasQuestionToken: paramsOptional };
}

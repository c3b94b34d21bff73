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
import { printConstant, printFunction, printMember } from "../print/declarations.ts";
import { wrapDoc } from "../print/doc.ts";
import { type Import, type Origins, toOrigins } from "../print/imports.ts";
import { printFunctionDoc, printMethodDoc, printIterateDoc } from "./method-doc.ts";
import { type DescribedFailure, printResourceDoc } from "./resource-doc.ts";
import { printOptions, printPending, printResultType, printTypeParams } from "./response-types.ts";
import type { SourceFile } from "../print/source-file.ts";

/** What most operations have in common, and how doc comments describe their failures. */
export interface Shared extends SharedMetadata {
  readonly described: readonly DescribedFailure[];
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
  const properties = [
    ...(hasConnection ? ["readonly #connection: Connection;"] : []),
    ...resource.operations.flatMap((operation) => [
      printOperationMethod(operation, resource, shared),
      ...printIterateMethod(operation, resource),
    ]),
    ...members.map(({ text }) => text),
  ];
  const assignments = [
    ...(hasConnection ? ["this.#connection = connection;"] : []),
    ...members.map(({ name, type }) => `this.${name} = new ${type}(connection);`),
  ];
  const constructor = `constructor(${connection}) {\n${assignments.join("\n")}\n}`;
  const body = `class ${className} {\n${[...properties, "", constructor].join("\n")}\n}`;
  const doc = printResourceDoc(resource, shared.described, shared.auth);
  const statements = [
    `\n${doc === "" ? "" : `${wrapDoc(doc)}\n`}${isExported ? "export " : ""}${body}`,
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

/** Describes the member for a resource within another one: its text, its class in the file, and the import of this class. */
function readMember(
  { members, file, className, description }: Resource,
  origins: Origins,
): { text: string; name: string; type: string; imported: Import } {
  const type = nameLocally(className, origins);
  const name = members.at(-1) ?? "";
  return {
    text: `\n${printMember(`readonly ${name}: ${type};`, [description])}`,
    name,
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

function printOperationMethod(operation: Operation, resource: Resource, shared: Shared): string {
  // An operation without parameters has the argument, too. Its first parameter will then not break callers.
  return printMethod(
    operation.method,
    printMethodDoc(operation, resource, shared.described, shared.auth),
    printCallSignature(operation),
    printCall(operation, "this.#connection"),
  );
}

function printIterateMethod(operation: Operation, resource: Resource): string[] {
  if (!isList(operation)) return [];
  const { method, pagination } = operation;
  // A generic method that is passed as a value would not use the defaults of its type parameters.
  const fetchPage =
    hasChoice(operation) || pagination.readsResponse
      ? printFetchPage(operation, `this.${method}(page, call)`)
      : `this.${method}`;
  const body = printPaginate(fetchPage, pagination.paginate);
  return [
    printMethod(pagination.iterate, printIterateDoc(operation, resource), printPaginateSignature(operation), body),
  ];
}

/** Prints an arrow function, which works without its object: `const { listComments } = api.posts`. */
function printMethod(name: string, doc: string, signature: string, result: string): string {
  return `\n${wrapDoc(doc)}\nreadonly ${name} = ${signature} => ${result};`;
}

function printOperationFunction(operation: Operation, resource: Resource): string {
  return printFunction(
    operation.call.name,
    printFunctionDoc(operation, resource),
    printCallSignature(operation, [connection]),
    printCall(operation, "connection"),
  );
}

/** Returns whether the operation has params or a body. */
function readsParams({ params, body }: Operation): boolean {
  return params.length > 0 || body !== undefined;
}

/** Prints the parameters and the result of a call. `before` has the parameters of a function before those of a method. */
function printCallSignature(operation: Operation, before: readonly string[] = []): string {
  const { id, paramsOptional } = operation;
  const name = readsParams(operation) ? "params" : "_params";
  const params = `${name}: Params<${printString(id)}>${paramsOptional ? " = {}" : ""}`;
  const parameters = [...before, params, `options?: ${printOptions(operation)}`];
  return `${printTypeParams(operation)}(${parameters.join(", ")}): ${printPending(operation)}`;
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
  return [
    printFunction(
      call.iterate,
      printFunctionDoc(operation, resource, pagination.iterate),
      printPaginateSignature(operation, [connection]),
      printPaginate(printFetchPage(operation, `${call.name}(connection, page, call)`), pagination.paginate),
    ),
  ];
}

function printMetadata(operation: Operation, shared: Shared): string {
  return `\nconst ${operation.call.metadata}: OperationMetadata = ${printCode(buildOperationMetadata(operation, shared))};`;
}

function printChecks(operation: Operation, { className }: Resource): string[] {
  if (!isChecked(operation)) return [];
  const checks = { operation: nameOf(operation.call.metadata), ...buildOperationChecks(operation) };
  const doc = `The checks of {@link ${className}.${operation.method}}, for \`paramChecks\`.`;
  return [printConstant(operation.call.checks, doc, "OperationChecks", printCode(checks))];
}

const connection = "connection: Connection";

/** Prints the parameters and the result of an iteration. The paginate helper has the default of `params`. */
function printPaginateSignature(list: ListOperation, before: readonly string[] = []): string {
  const { id, pagination, paramsOptional } = list;
  const params = `params${paramsOptional ? "?" : ""}: Params<${printString(id)}>`;
  const parameters = [...before, params, "options?: CallOptions & PaginateOptions"];
  const item = printTypeRef(pagination.itemType);
  return `(${parameters.join(", ")}): Paginator<${printResultType(list)}, ${item}>`;
}

import { type InterfaceDeclarationStructure, StructureKind } from "ts-morph";
import {
  type ApiModel,
  buildServiceMetadata,
  findSharedMetadata,
  hasSeveralMedia,
  isChecked,
  listOperations,
  type Operation,
  printTypeKey,
  type Resource,
} from "@shortvideo-api/model/source";
import { listByteTypes } from "./types/operation-types.ts";
import type { PrintedFile } from "./print/layout.ts";
import { listConstants, printResource, type Shared } from "./client/resource.ts";
import { findDescribedFailures } from "./client/resource-doc.ts";
import { printCode } from "./print/code.ts";
import { printConstant, printExports } from "./print/declarations.ts";
import { printDoc } from "./print/doc.ts";
import { printAuthOptions, printAuthExports } from "./client/auth.ts";
import { printServerOptions } from "./client/servers.ts";
import { printClientDefaults } from "./client/client-defaults.ts";
import { printResponseChecks } from "./client/response-checks.ts";
import { printMediaResults } from "./client/response-types.ts";
import { printErrorClasses } from "./client/error-classes.ts";
import { type Import, importNames, type Origins, toOrigins } from "./print/imports.ts";
import { listOrigins, resultOrigins } from "./client/origins.ts";
import { printFields } from "./print/literal.ts";
import { listSentSchemas, printSchemaChecks } from "./client/checks.ts";
import { printSourceFile, type SourceFile } from "./print/source-file.ts";
import { printWebhookExports, printWebhooks } from "./client/webhooks.ts";

type Statements = SourceFile["statements"];

/**
 * Emits a class and functions for each resource, and the metadata of the service.
 *
 * @param packageName - The name of the client's package. Default: a name that is made from the title of the API.
 */
export function emitClient(model: ApiModel, packageName?: string): PrintedFile[] {
  const { source, resources, webhooks } = model;
  const shared: Shared = { ...findSharedMetadata(model), described: findDescribedFailures(model) };
  const sent = listSentSchemas(model);
  const checks = printSchemaChecks(model, sent);
  const names = listOrigins(model, sent);
  const print = (name: string, statements: Statements, origins: readonly Origins[] = [names]) => {
    const path = `packages/client/src/generated/${name}.ts`;
    return printSourceFile({ path, source, emitter: "emit-client.ts", statements, origins });
  };
  const calls = [
    ...resources.map((resource) => {
      const { statements, origins } = printResource(resource, shared, names);
      return print(resource.file, statements, origins);
    }),
    ...(listWithSeveralMedia(model).length === 0 ? [] : [print("media", printMedia(model))]),
  ];
  const imports = new Set(calls.flatMap((file) => file.imports));
  const resultTypes = [...imports].filter(({ name }) => resultOrigins.has(name));
  return [
    ...calls,
    ...(checks.length === 0 ? [] : [print("checks", checks)]),
    print("resources", printResources(resources), [nameClasses(resources), names]),
    print("param-checks", printParamChecks(resources), [nameChecks(resources), names]),
    print("response-checks", printResponseChecks(model, sent)),
    print("errors", printErrorClasses(model, shared.errors)),
    print("auth-options", printAuthOptions(model)),
    print("server-options", printServerOptions(model)),
    print("service", printService(model, shared)),
    print("client-defaults", printClientDefaults(model, packageName)),
    print("functions", printFunctions(model), []),
    print("index", printIndex(model, resultTypes), []),
    ...(webhooks.length === 0 ? [] : [print("webhook-metadata", printWebhooks(model))]),
  ];
}

/** Prints the interface of a client, and the function that creates it. */
function printResources(resources: readonly Resource[]): Statements {
  const top = resources.filter(({ members }) => members.length === 1);
  const members: InterfaceDeclarationStructure = {
    kind: StructureKind.Interface,
    name: "Resources",
    isExported: true,
    docs: ["The resources of a client: one member for each resource of the API."],
    properties: top.map(({ name, className, description }) => ({
      name,
      type: className,
      isReadonly: true,
      docs: description === undefined ? [] : [printDoc([description])],
    })),
  };
  const instances = top.map(({ name, className }) => `${name}: new ${className}(connection)`);
  return [
    members,
    {
      kind: StructureKind.Function,
      name: "createResources",
      isExported: true,
      docs: ["Creates the resources, which all share one connection."],
      parameters: [{ name: resources.length === 0 ? "_connection" : "connection", type: "Connection" }],
      returnType: "Resources",
      statements: [`return ${printFields(instances)};`],
    },
  ];
}

/** Returns the origins of the classes of resources. */
function nameClasses(resources: readonly Resource[]): Origins {
  return toOrigins(resources.map(({ className, file }) => ({ from: `./${file}.js`, name: className })));
}

/** Prints the list of the checks of all operations, for clients with all operations. */
function printParamChecks(resources: readonly Resource[]): Statements {
  const doc =
    "The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations.";
  const names = resources.flatMap(listChecks);
  return [printConstant("allChecks", doc, "readonly OperationChecks[]", `[${names.join(", ")}]`)];
}

/** Returns the origins of the checks of all operations. */
function nameChecks(resources: readonly Resource[]): Origins {
  return toOrigins(resources.flatMap((resource) => importNames(`./${resource.file}.js`, listChecks(resource))));
}

function listChecks({ operations }: Resource): string[] {
  return operations.filter(isChecked).map(({ call }) => call.checks);
}

/** Prints the table of the results of operations with several media types. */
function printMedia(model: ApiModel): Statements {
  const operations = listWithSeveralMedia(model);
  return [
    {
      kind: StructureKind.Interface,
      name: "MediaResults",
      isExported: true,
      docs: ["The results of operations whose responses have several media types, by the option `accept`."],
      properties: operations.map((operation) => ({
        name: printTypeKey(operation.id),
        type: printMediaResults(operation),
      })),
    },
  ];
}

function listWithSeveralMedia(model: ApiModel): Operation[] {
  return listOperations(model).filter(hasSeveralMedia);
}

/** Prints the metadata of the service, which all operations share. */
function printService(model: ApiModel, shared: Shared): Statements {
  const doc = "The metadata of the service that all operations share.";
  return [printConstant("service", doc, "ServiceMetadata", printCode(buildServiceMetadata(model, shared)))];
}

/** Prints the exports for users of `createClient`: the resources, the errors, and the types of requests and responses. */
function printIndex(model: ApiModel, resultTypes: readonly Import[]): Statements {
  const { auth, errors, schemas } = model;
  return [
    ...printAuthExports(auth),
    ...printExports("resources", ["Resources"], true),
    ...printResultExports(model, resultTypes),
    ...printWebhookExports(model),
    ...printExports(
      "errors",
      errors.map((error) => error.name),
    ),
    ...printExports(
      "@shortvideo-api/openapi-types",
      [...schemas.map((schema) => schema.name), ...listBodyTypes(model)],
      true,
    ),
  ];
}

/** Prints the exports of the types that results and options have in some operation: streams, redirects, choices of media types. */
function printResultExports(model: ApiModel, types: readonly Import[]): Statements {
  const modules = [...new Set(types.map(({ from }) => from))].sort();
  return [
    ...(listWithSeveralMedia(model).length === 0 ? [] : printExports("media", ["MediaResults"], true)),
    ...modules.flatMap((module) => {
      const names = types.filter(({ from }) => from === module).map(({ name }) => name);
      // Callers recognize a redirect by its class.
      return printExports(module, names, !names.includes("Redirect"));
    }),
  ];
}

/** Lists the types that describe request bodies, as far as some operation needs them. */
function listBodyTypes(model: ApiModel): string[] {
  const bodies = listOperations(model).flatMap(({ body }) => body ?? []);
  return [
    ...listByteTypes(bodies.flatMap((body) => [body, ...body.others])),
    ...(bodies.some(({ others }) => others.length > 0) ? ["MediaBody"] : []),
    ...(bodies.length > 0 ? ["RequestBody"] : []),
  ];
}

/** Prints the exports of operations as functions, and of their checks. Their docs refer to the classes, which users need only as types. */
function printFunctions({ resources }: ApiModel): Statements {
  const exports = resources
    .filter(({ operations }) => operations.length > 0)
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
    .flatMap(({ file, className, operations }) => [
      ...printExports(file, [className], true),
      ...printExports(file, operations.flatMap(listConstants)),
    ]);
  return [...exports, ...printExports("param-checks", ["allChecks"])];
}

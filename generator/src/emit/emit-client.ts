import { type InterfaceDeclarationStructure, StructureKind } from "ts-morph";
import {
  type ApiModel,
  hasSeveralMedia,
  listOperations,
  type Operation,
  printTypeKey,
  type Resource,
} from "@shortvideo-api/model/source";
import { listByteTypes } from "./types/operation-types.ts";
import type { PrintedFile } from "./print/layout.ts";
import { listConstants, printResource } from "./client/resource.ts";
import { printConstant, printExports } from "./print/declarations.ts";
import { printDoc } from "./print/doc.ts";
import { listSignerImports, printAuthOptions, printAuthExports, printSigner } from "./client/auth.ts";
import { listLocatorImports, printLocator, printServerOptions } from "./client/servers.ts";
import { printClientDefaults } from "./client/client-defaults.ts";
import { printEnvelopes } from "./client/response-envelopes.ts";
import { printResponseChecks } from "./client/response-checks.ts";
import { listMediaImports, printMediaResults, listResultTypes } from "./client/response-types.ts";
import { printErrorClasses } from "./client/error-classes.ts";
import { importNames, printImports } from "./print/imports.ts";
import { printFields, printJson } from "./print/literal.ts";
import { isChecked, listSentSchemas, printSchemaChecks } from "./client/checks.ts";
import { printSourceFile, type SourceFile } from "./print/source-file.ts";
import { printWebhookExports, printWebhooks } from "./client/webhooks.ts";
import { findSharedMetadata, type SharedMetadata } from "./client/shared-metadata.ts";

type Statements = SourceFile["statements"];

/**
 * Emits a class and functions for each resource, and the metadata of the service.
 *
 * @param packageName - The name of the client's package. Default: a name that is made from the title of the API.
 */
export function emitClient(model: ApiModel, packageName?: string): PrintedFile[] {
  const { source, resources } = model;
  const shared = findSharedMetadata(model);
  const sent = listSentSchemas(model);
  const checks = printSchemaChecks(model, sent);
  const files: [name: string, statements: Statements][] = [
    ...(checks.length === 0 ? [] : [["checks", checks] satisfies [string, Statements]]),
    ...resources.map((resource): [string, Statements] => [resource.file, printResource(resource, shared)]),
    ["resources", printResources(resources)],
    ["param-checks", printParamChecks(resources)],
    ["response-checks", printResponseChecks(model, sent)],
    ["errors", printErrorClasses(model, shared.errors)],
    ["auth-options", printAuthOptions(model)],
    ["server-options", printServerOptions(model)],
    ["service", printService(model, shared)],
    ["client-defaults", printClientDefaults(model, packageName)],
    ["functions", printFunctions(model)],
    ["index", printIndex(model)],
    ...(listWithSeveralMedia(model).length === 0 ? [] : [["media", printMedia(model)] satisfies [string, Statements]]),
    ...(model.webhooks.length === 0 ? [] : [["webhook-metadata", printWebhooks(model)] satisfies [string, Statements]]),
  ];
  return files.map(([name, statements]) => {
    const path = `packages/client/src/generated/${name}.ts`;
    return printSourceFile({ path, source, emitter: "emit-client.ts", statements });
  });
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
    ...printImports([
      { from: "../connection/connection.js", name: "Connection", type: true },
      ...top.map(({ className, file }) => ({ from: `./${file}.js`, name: className })),
    ]),
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

/** Prints the list of the checks of all operations, for clients with all operations. */
function printParamChecks(resources: readonly Resource[]): Statements {
  const checked = resources.map(({ file, operations }) => ({
    from: `./${file}.js`,
    names: operations.filter(isChecked).map(({ call }) => call.checks),
  }));
  const names = checked.flatMap((resource) => resource.names);
  const doc =
    "The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations.";
  return [
    ...printImports([
      { from: "../checks/operation-checks.js", name: "OperationChecks", type: true },
      ...checked.flatMap((resource) => importNames(resource.from, resource.names)),
    ]),
    printConstant("allChecks", doc, "readonly OperationChecks[]", `[${names.join(", ")}]`),
  ];
}

/** Prints the table of the results of operations with several media types. */
function printMedia(model: ApiModel): Statements {
  const operations = listWithSeveralMedia(model);
  return [
    ...printImports(operations.flatMap(listMediaImports)),
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
function printService(model: ApiModel, shared: SharedMetadata): Statements {
  const { auth, inBandFailure = noInBandFailure } = model;
  const fields = [
    ...printLocator(model),
    `createSigner: ${printSigner(auth)}`,
    ...Object.entries(inBandFailure).map(([name, value]) => `${name}: ${printJson(value)}`),
    ...(Object.keys(shared.envelopes).length > 0 ? [printEnvelopes(shared.envelopes)] : []),
    "errors: errorClasses",
  ];
  return [
    ...printImports([
      ...listLocatorImports(model),
      ...listSignerImports(auth),
      { from: "../call/metadata.js", name: "ServiceMetadata", type: true },
      { from: "./errors.js", name: "errorClasses" },
    ]),
    printConstant(
      "service",
      "The metadata of the service that all operations share.",
      "ServiceMetadata",
      printFields(fields),
    ),
  ];
}

/** The fields with messages if the document names none: those of RFC 9457, and the most common one. */
const noInBandFailure = { codes: [], success: [], messages: ["message", "detail", "title"] };

/** Prints the exports for users of `createClient`: the resources, the errors, and the types of requests and responses. */
function printIndex(model: ApiModel): Statements {
  const { auth, errors, schemas } = model;
  return [
    ...printAuthExports(auth),
    ...printExports("resources", ["Resources"], true),
    ...printResultExports(model),
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
function printResultExports(model: ApiModel): Statements {
  const types = listOperations(model).flatMap(listResultTypes);
  const modules = [...new Set(types.map(({ from }) => from))].sort();
  return [
    ...(listWithSeveralMedia(model).length === 0 ? [] : printExports("media", ["MediaResults"], true)),
    ...modules.flatMap((module) => {
      const names = new Set(types.filter(({ from }) => from === module).map(({ name }) => name));
      // Callers recognize a redirect by its class.
      return printExports(module, [...names], !names.has("Redirect"));
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

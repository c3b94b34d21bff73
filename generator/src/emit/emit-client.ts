import { type InterfaceDeclarationStructure, StructureKind } from "ts-morph";
import type { ApiModel, Resource } from "../model/api/model.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { listFunctions, printResource } from "./client/resource.ts";
import { printConstant, printExports } from "./print/declarations.ts";
import { printDoc } from "./print/doc.ts";
import { printFailures } from "./client/documented-responses.ts";
import { printErrorClasses } from "./client/error-classes.ts";
import { printImports } from "./print/imports.ts";
import { printJson } from "./print/literal.ts";
import { printSourceFile, type SourceFile } from "./print/source-file.ts";
import { findUsual, type Usual } from "./client/usual.ts";

type Statements = SourceFile["statements"];

/** Emits a class and functions for each resource, and the metadata of the service. */
export function emitClient(model: ApiModel): GeneratedFile[] {
  const { source, resources } = model;
  const usual = findUsual(model);
  const files: [name: string, statements: Statements][] = [
    ...resources.map((resource): [string, Statements] => [resource.file, printResource(resource, usual)]),
    ["resources", printResources(resources)],
    ["errors", printErrorClasses(model, usual.errors)],
    ["service", printService(model, usual)],
    ["functions", printFunctions(model)],
    ["index", printIndex(model)],
  ];
  return files.map(([name, statements]) => {
    const path = `packages/client/src/generated/${name}.ts`;
    return printSourceFile({ path, source, emitter: "emit-client.ts", statements });
  });
}

/** Prints the interface of a client, and the function that creates it. */
function printResources(resources: readonly Resource[]): Statements {
  const members: InterfaceDeclarationStructure = {
    kind: StructureKind.Interface,
    name: "Resources",
    isExported: true,
    docs: ["The resources of a client: one member for each resource of the API."],
    properties: resources.map(({ name, className, description }) => ({
      name,
      type: className,
      isReadonly: true,
      docs: description === undefined ? [] : [printDoc([description])],
    })),
  };
  const instances = resources.map(({ name, className }) => `${name}: new ${className}(connection)`);
  return [
    ...printImports([
      { from: "../connection/connection.js", name: "Connection", type: true },
      ...resources.map(({ className, file }) => ({ from: `./${file}.js`, name: className })),
    ]),
    members,
    {
      kind: StructureKind.Function,
      name: "createResources",
      isExported: true,
      docs: ["Creates the resources, which all share one connection."],
      parameters: [{ name: resources.length === 0 ? "_connection" : "connection", type: "Connection" }],
      returnType: "Resources",
      statements: [`return { ${instances.join(", ")} };`],
    },
  ];
}

/** Prints the metadata of the service, which all operations share. */
function printService({ credential, inBandFailure = noInBandFailure }: ApiModel, usual: Usual): Statements {
  const fields = [
    ...(credential ? [`credential: ${printCredential(credential)}`] : []),
    ...Object.entries(inBandFailure).map(([name, value]) => `${name}: ${printJson(value)}`),
    ...(Object.keys(usual.failures).length > 0 ? [printFailures(usual.failures)] : []),
    "errors: errorClasses",
  ];
  return [
    ...printImports([
      ...(credential ? [{ from: "../call/outgoing.js", name: placeNames[credential.in] }] : []),
      { from: "../call/metadata.js", name: "ServiceMetadata", type: true },
      { from: "./errors.js", name: "errorClasses" },
    ]),
    printConstant(
      "service",
      "What the document says of the service as a whole.",
      "ServiceMetadata",
      `{ ${fields.join(", ")} }`,
    ),
  ];
}

/** Where the document names no fields for messages: those of RFC 9457, and the most common one. */
const noInBandFailure = { codes: [], success: [], messages: ["message", "detail", "title"] };

/** Functions of the floor that put the key into requests; a bundle has the one that the service wants. */
const placeNames = { header: "placeInHeader", query: "placeInQuery", cookie: "placeInCookie" } as const;

function printCredential({ in: place, name, prefix }: NonNullable<ApiModel["credential"]>): string {
  const fields = [`place: ${placeNames[place]}`, `name: ${printJson(name)}`];
  return `{ ${[...fields, ...(prefix === "" ? [] : [`prefix: ${printJson(prefix)}`])].join(", ")} }`;
}

/** What users of `createClient` name: the parts of a client, its errors, and the types of what it sends and receives. */
function printIndex({ errors, schemas }: ApiModel): Statements {
  return [
    ...printExports("resources", ["Resources"], true),
    ...printExports(
      "errors",
      errors.map((error) => error.name),
    ),
    ...printExports(
      "@shortvideo-api/openapi-types",
      schemas.map((schema) => schema.name),
      true,
    ),
  ];
}

/** Operations as functions. Their docs refer to the classes, which only `createResources` makes: they are types to users. */
function printFunctions({ resources }: ApiModel): Statements {
  const exports = resources
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
    .flatMap(({ file, className, operations }) => [
      ...printExports(file, [className], true),
      ...printExports(file, operations.flatMap(listFunctions)),
    ]);
  return exports.length === 0 ? ["export {};"] : exports;
}

import { type InterfaceDeclarationStructure, StructureKind } from "ts-morph";
import type { ApiModel, Area, ErrorClass } from "../model/model.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { printAreaClass } from "./print/area-class.ts";
import { printConstant, printExports } from "./print/declarations.ts";
import { printDoc } from "./print/doc.ts";
import { printImports } from "./print/imports.ts";
import { printJson } from "./print/literal.ts";
import { printSourceFile, type SourceFile } from "./print/source-file.ts";

type Statements = SourceFile["statements"];

/** One class for each area, and what the hand-written floor needs to know of the service. */
export function emitClient(model: ApiModel): GeneratedFile[] {
  const { source, areas } = model;
  const files: [name: string, statements: Statements][] = [
    ...areas.map((area): [string, Statements] => [area.file, printAreaClass(area)]),
    ["areas", printAreas(areas)],
    ["errors", printErrors(model.errors)],
    ["service", printService(model)],
    ["index", printIndex(model)],
  ];
  return files.map(([name, statements]) => {
    const path = `packages/client/src/generated/${name}.ts`;
    return printSourceFile({ path, source, emitter: "emit-client.ts", statements });
  });
}

/** What a client consists of, and how it is put together. */
function printAreas(areas: readonly Area[]): Statements {
  const members: InterfaceDeclarationStructure = {
    kind: StructureKind.Interface,
    name: "Areas",
    isExported: true,
    docs: ["What a client consists of: one member for each area of the API."],
    properties: areas.map(({ name, className, description }) => ({
      name,
      type: className,
      isReadonly: true,
      docs: description === undefined ? [] : [printDoc([description])],
    })),
  };
  const instances = areas.map(({ name, className }) => `${name}: new ${className}(http)`);
  return [
    ...printImports([
      { from: "../http.js", name: "HttpClient", type: true },
      ...areas.map(({ className, file }) => ({ from: `./${file}.js`, name: className })),
    ]),
    members,
    {
      kind: StructureKind.Function,
      name: "createAreas",
      isExported: true,
      docs: ["Gives each area the transport that they all share."],
      parameters: [{ name: areas.length === 0 ? "_http" : "http", type: "HttpClient" }],
      returnType: "Areas",
      statements: [`return { ${instances.join(", ")} };`],
    },
  ];
}

/** A class for each error that the document names, and which status throws which. */
function printErrors(errors: readonly ErrorClass[]): Statements {
  const classes = new Map<number, string>();
  for (const { name, statuses } of errors) {
    for (const status of statuses) if (!classes.has(status)) classes.set(status, name);
  }
  const entries = [...classes].sort(([one], [other]) => one - other).map(([status, name]) => `${status}: ${name}`);
  return [
    ...printImports([
      ...(errors.length === 0 ? [] : [{ from: "../api-error.js", name: "ApiError" }]),
      { from: "../api-error.js", name: "ApiErrorClass", type: true },
    ]),
    ...errors.map(({ name, description }) => ({
      kind: StructureKind.Class as const,
      name,
      isExported: true,
      extends: "ApiError",
      docs: [printDoc([description])],
      properties: [
        { name: "name", hasOverrideKeyword: true, isReadonly: true, type: "string", initializer: printJson(name) },
      ],
    })),
    printConstant(
      "errorClasses",
      "The class that each HTTP status throws; every other status throws `ApiError`.",
      "Readonly<Record<number, ApiErrorClass>>",
      entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`,
    ),
  ];
}

/** What holds for all calls. */
function printService({ credential, inBandFailure }: ApiModel): Statements {
  const fields = [
    ...(credential ? [`credential: ${printJson({ ...credential })}`] : []),
    ...(inBandFailure ? [`inBandFailure: ${printJson({ ...inBandFailure })}`] : []),
  ];
  return [
    ...printImports([{ from: "../service-facts.js", name: "ServiceFacts", type: true }]),
    printConstant(
      "service",
      "What the document says of the service as a whole.",
      "ServiceFacts",
      fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`,
    ),
  ];
}

/** What users of the client may name. Areas are made by `createAreas` only, so their classes are types to them. */
function printIndex({ areas, errors }: ApiModel): Statements {
  const exports = [
    ...areas.map(({ file, className }) => ({ file, names: [className], isTypeOnly: true })),
    { file: "areas", names: ["Areas"], isTypeOnly: true },
    { file: "errors", names: errors.map((error) => error.name), isTypeOnly: false },
  ];
  return exports
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .flatMap(({ file, names, isTypeOnly }) => printExports(file, names, isTypeOnly));
}

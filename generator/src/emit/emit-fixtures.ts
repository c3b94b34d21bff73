import { StructureKind } from "ts-morph";
import type { ApiModel, Area, Operation } from "../model/model.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { printDocComment, printLine } from "./print/doc.ts";
import { type Import, printImports } from "./print/imports.ts";
import { printKey, printString } from "./print/literal.ts";
import { createSamplePrinter, type FactorySchema, firstSeed, isFactory, type SamplePrinter } from "./print/sample.ts";
import { printSourceFile, type SourceFile } from "./print/source-file.ts";
import { namesInTypeRef, printStatus, printTypeRef } from "./print/type-ref.ts";

const folder = "packages/fixtures/src/generated";
const emitter = "emit-fixtures.ts";
const types = "@shortvideo-api/openapi-types";

/** One factory for each schema, one file for each area with its operations' answers, and a map of all operations. */
export function emitFixtures(model: ApiModel): GeneratedFile[] {
  const print = (name: string, statements: SourceFile["statements"]): GeneratedFile =>
    printSourceFile({ path: `${folder}/${name}.ts`, source: model.source, emitter, statements });
  const areas = model.areas.map((area) => ({ file: `areas/${area.file}`, names: namesIn(area), area }));
  const filled = areas.filter(({ names }) => names.length > 0);
  const schemas = model.schemas.filter(isFactory);
  return [
    print("factories", factoryStatements(model, schemas)),
    ...filled.map(({ file, area }) => print(file, areaStatements(model, area))),
    print("operations", operationStatements(model, filled)),
    print("index", [
      ...exportsOf(
        "factories",
        schemas.map(({ factory }) => factory),
      ),
      ...filled.flatMap(({ file, names }) => exportsOf(file, names)),
      ...exportsOf("operations", ["operations"]),
    ]),
  ];
}

function factoryStatements(model: ApiModel, schemas: readonly FactorySchema[]): SourceFile["statements"] {
  const printer = createSamplePrinter(model);
  const functions = schemas.map((schema) => printFactory(schema, printer));
  const overridden = schemas.some((schema) => printer.takes(schema).overrides);
  return [
    ...printImports([
      ...schemas.map(({ name }) => ({ from: types, name, type: true })),
      ...printer.imports(undefined),
      ...(overridden ? [{ from: "../override.js", name: "Overrides", type: true }] : []),
    ]),
    ...(functions.length === 0 ? ["export {};"] : functions),
  ];
}

/** The bulk of the output: text, since structures of as many functions would only be printed to the same text. */
function printFactory(schema: FactorySchema, printer: SamplePrinter): string {
  const { factory, name, deprecated } = schema;
  const { overrides, seed } = printer.takes(schema);
  const params = [overrides ? `overrides: Overrides<${name}> = {}` : "", seed ? "seed = 0" : ""].filter(Boolean);
  const doc = printDocComment([
    `Makes a complete, valid \`${name}\`.`,
    deprecated ? { tag: "deprecated", text: "As its schema is." } : undefined,
  ]);
  const body = printer.printBody(schema);
  return `\n${doc}\nexport function ${factory}(${params.join(", ")}): ${name} {\n${body}\n}`;
}

function areaStatements(model: ApiModel, area: Area): SourceFile["statements"] {
  const printer = createSamplePrinter(model);
  const constants = area.operations.flatMap((operation) => [
    ...printAnswers(operation, printer),
    ...printFailures(operation, printer),
  ]);
  const named = area.operations.flatMap(({ answer, failures }) => [
    ...(answer.type && answer.fixtures.length > 0 ? namesInTypeRef(answer.type) : []),
    ...failures.flatMap(({ type, sample }) => (type && sample ? namesInTypeRef(type) : [])),
  ]);
  return [
    ...printImports([
      ...named.map((name) => ({ from: types, name, type: true })),
      ...printer.imports("../factories.js").map(lowerFloor),
    ]),
    ...constants,
  ];
}

/** Files of areas stand one folder deeper than the factories. */
function lowerFloor({ from, ...rest }: Import): Import {
  return { ...rest, from: from.startsWith("../") && from !== "../factories.js" ? `../${from}` : from };
}

function printAnswers({ id, verb, path, answer, fixtures }: Operation, { print }: SamplePrinter): string[] {
  if (!answer.type || answer.fixtures.length === 0) return [];
  const fields = answer.fixtures.map(
    ({ name, doc, sample }) => `${printDocComment([doc])}\n${printKey(name)}: ${print(sample, firstSeed)},`,
  );
  const doc = printDocComment([`What \`${printLine(id)}\`, \`${verb} ${printLine(path)}\`, answers.`]);
  const type = `Record<string, ${printTypeRef(answer.type)}>`;
  return [`\n${doc}\nexport const ${fixtures.answers} = {\n${fields.join("\n")}\n} satisfies ${type};`];
}

function printFailures({ id, failures, fixtures }: Operation, { print }: SamplePrinter): string[] {
  const made = failures.flatMap(({ status, description, type, sample }) =>
    type && sample ? [{ status: printStatus(status), description, type, sample }] : [],
  );
  if (made.length === 0) return [];
  const fields = made.map(
    ({ status, description, sample }) => `${printDocComment([description])}\n${status}: ${print(sample, firstSeed)},`,
  );
  const types = made.map(({ status, type }) => `${status}: ${printTypeRef(type)}`);
  const doc = printDocComment([`Bodies of the failures of \`${printLine(id)}\`, by status.`]);
  return [
    `\n${doc}\nexport const ${fixtures.failures} = {\n${fields.join("\n")}\n} satisfies { ${types.join("; ")} };`,
  ];
}

function operationStatements(
  model: ApiModel,
  files: readonly { file: string; names: readonly string[] }[],
): SourceFile["statements"] {
  const printer = createSamplePrinter(model);
  const operations = model.areas.flatMap((area) => area.operations);
  const entries = operations.map((operation) => {
    const { id, request, fixtures } = operation;
    const names = namesOf(operation);
    const fields = [
      `request: ${printer.print(request, firstSeed)}`,
      `answers: ${names.includes(fixtures.answers) ? fixtures.answers : "{}"}`,
      `failures: ${names.includes(fixtures.failures) ? fixtures.failures : "{}"}`,
    ];
    return `${printString(id)}: {\n${fields.join(",\n")},\n},`;
  });
  return [
    ...printImports([
      { from: types, name: "OperationId", type: true },
      { from: "../operation-fixtures.js", name: "OperationFixtures", type: true },
      ...printer.imports("./factories.js"),
      ...files.flatMap(({ file, names }) => names.map((name) => ({ from: `./${file}.js`, name }))),
    ]),
    `\n/** Every operation: the params of an example call, what it answers, and the bodies of its failures. */`,
    `export const operations = {\n${entries.join("\n")}\n} satisfies { readonly [Id in OperationId]: OperationFixtures<Id> };`,
  ];
}

function namesIn(area: Area): string[] {
  return area.operations.flatMap(namesOf);
}

/** The constants that an operation has. */
function namesOf({ answer, failures, fixtures }: Operation): string[] {
  return [
    ...(answer.type && answer.fixtures.length > 0 ? [fixtures.answers] : []),
    ...(failures.some(({ type, sample }) => type && sample) ? [fixtures.failures] : []),
  ];
}

function exportsOf(file: string, names: readonly string[]): SourceFile["statements"] {
  if (names.length === 0) return [];
  return [{ kind: StructureKind.ExportDeclaration, moduleSpecifier: `./${file}.js`, namedExports: [...names].sort() }];
}

import {
  type ApiModel,
  listOperations,
  nameOperationFixtures,
  type Operation,
  printKey,
  printString,
  printTypeKey,
  type Resource,
} from "@shortvideo-api/model/source";
import type { Sample } from "@shortvideo-api/document/sample/source";
import { indent, type PrintedFile, printItems } from "./print/layout.ts";
import { printExports } from "./print/declarations.ts";
import { printDocComment, printLine } from "./print/doc.ts";
import { printMembers } from "./types/print-nodes.ts";
import { printFailureResponses, printFrozen } from "./fixtures/failure-responses.ts";
import { type Import, importNames, printImports } from "./print/imports.ts";
import { printStatusKey } from "./print/literal.ts";
import {
  createSamplePrinter,
  type FactorySchema,
  isFactory,
  type SamplePrinter,
  type SchemasByName,
} from "./fixtures/sample-printer.ts";
import { firstSeed, givenSeed } from "./fixtures/seed.ts";
import { printSourceFile, type SourceFile } from "./print/source-file.ts";
import { listTypeNames, printStatus, printTypeRef } from "./print/type-ref.ts";

const folder = "packages/fixtures/src/generated";
const emitter = "emit-fixtures.ts";
const types = "@shortvideo-api/openapi-types";
/** Not exported from the package: it depends on all operations. Each operation has a constant of its own. */
const commonFailures: Import = { from: "../failures.js", name: "commonFailures" };
/** Rejects an invalid seed before it creates a value. */
const checkSeed: Import = { from: "../override.js", name: "checkSeed" };

/** Emits a factory for each schema, a file of responses for each resource, and a map of all operations. */
export function emitFixtures(model: ApiModel): PrintedFile[] {
  const print = (name: string, statements: SourceFile["statements"]): PrintedFile =>
    printSourceFile({ path: `${folder}/${name}.ts`, source: model.source, emitter, statements, isLaidOut: true });
  const schemas = new Map(model.schemas.map((schema) => [schema.name, schema]));
  const factories = model.schemas.filter(isFactory);
  const failures = printFailures(model, schemas);
  const resources = model.resources
    .map((resource) => ({
      file: `resources/${resource.file}`,
      names: resource.operations.flatMap((operation) => nameConstants(operation, failures)),
      resource,
    }))
    .filter(({ names }) => names.length > 0);
  return [
    print("factories", printFactories(factories, schemas)),
    ...(failures.common ? [print("failures", printCommonFailures(failures.common))] : []),
    ...resources.map(({ file, resource }) => print(file, printResource(resource, failures, schemas))),
    print("failure-responses", printFailureResponses(model, schemas)),
    print("operations", printOperations(model, resources, failures, schemas)),
    print("index", [
      ...printExports(
        "factories",
        factories.map(({ factory }) => factory),
      ),
      ...resources.flatMap(({ file, names }) => printExports(file, names)),
      ...printExports("failure-responses", ["failureResponses"]),
      ...printExports("operations", ["operations"]),
    ]),
  ];
}

function printFactories(factories: readonly FactorySchema[], schemas: SchemasByName): SourceFile["statements"] {
  const printer = createSamplePrinter(schemas);
  const functions = factories.map((schema) => printFactory(schema, printer));
  const hasOverrides = factories.some((schema) => printer.describeParams(schema).overrides);
  const hasSeeds = factories.some((schema) => printer.describeParams(schema).seed);
  return [
    ...printImports([
      ...factories.map(({ name }) => ({ from: types, name, type: true })),
      ...printer.listImports(undefined),
      ...(hasOverrides ? [{ from: "../override.js", name: "Overrides", type: true }] : []),
      ...(hasSeeds ? [checkSeed] : []),
    ]),
    ...(functions.length === 0 ? ["export {};"] : functions),
  ];
}

/** Prints a factory as text: it is the bulk of the output, and structures would only add time. */
function printFactory(schema: FactorySchema, printer: SamplePrinter): string {
  const { factory, name, deprecated } = schema;
  const { overrides, seed } = printer.describeParams(schema);
  const params = [overrides ? `overrides: Overrides<${name}> = {}` : "", seed ? "seed = 0" : ""].filter(Boolean);
  const doc = printDocComment([
    `Creates a complete, valid \`${name}\`.`,
    deprecated ? { tag: "deprecated", text: "Its schema is deprecated." } : undefined,
  ]);
  const check = seed ? `${checkSeed.name}(seed);\n` : "";
  const body = `${check}${printer.printBody(schema)}`;
  const start = `export function ${factory}`;
  const end = `: ${name} {`;
  const list = printItems(["(", ")"], params, start.length + end.length + "()".length);
  return `\n${doc}\n${start}${list}${end}\n  ${indent(body)}\n}`;
}

function printResource(resource: Resource, failures: Failures, schemas: SchemasByName): SourceFile["statements"] {
  const printer = createSamplePrinter(schemas);
  const blocks = resource.operations.map((operation) => failures.blocks.get(operation));
  const constants = resource.operations.flatMap((operation, index) => [
    ...printResponses(operation, printer),
    ...printOperationFailures(operation, blocks[index], failures),
  ]);
  const imports = blocks.flatMap((block) => {
    if (!block) return [];
    return block === failures.common ? commonFailures : block.imports;
  });
  const described = resource.operations.flatMap(({ response }) =>
    response.type && response.fixtures.length > 0 ? listTypeNames(response.type) : [],
  );
  return [
    ...printImports([
      ...importNames(types, described, true),
      ...[...printer.listImports("../factories.js"), ...imports].map(adaptImport),
    ]),
    ...constants,
  ];
}

/** Adapts imports to the files of resources, which are one folder deeper than the factories. */
function adaptImport({ from, ...rest }: Import): Import {
  const isGenerated = ["../factories.js", commonFailures.from].includes(from);
  return { ...rest, from: from.startsWith("../") && !isGenerated ? `../${from}` : from };
}

function printResponses({ id, httpMethod, path, response, fixtures }: Operation, { print }: SamplePrinter): string[] {
  if (!response.type || response.fixtures.length === 0) return [];
  const type = printTypeRef(response.type);
  const getters = response.fixtures.map(
    ({ name, doc, sample }) => `${printDocComment([doc])}\n${printGetter(name, type, print(sample, firstSeed))}`,
  );
  const doc = printDocComment([`Successful responses of \`${printLine(id)}\`, \`${httpMethod} ${printLine(path)}\`.`]);
  return [`\n${doc}\nexport const ${fixtures.responses} = ${printFrozen(getters)};`];
}

/** Prints a getter that creates its value on each access, so a test that changes the value changes only its own copy. */
function printGetter(name: string, type: string, value: string): string {
  return `get ${printStatusKey(name)}(): ${type} {\n  ${indent(`return ${value};`)}\n}`;
}

/** Failure bodies as an object literal, with its imports. */
interface FailureBlock {
  text: string;
  imports: readonly Import[];
}

/** The failure bodies of all operations. */
interface Failures {
  /** By operation. Operations with the same failures share a block. */
  blocks: ReadonlyMap<Operation, FailureBlock>;
  /** The block that most operations share; `undefined` when no block is shared. */
  common: FailureBlock | undefined;
}

function printFailures(model: ApiModel, schemas: SchemasByName): Failures {
  const blocks = new Map<Operation, FailureBlock>();
  const known = new Map<string, { block: FailureBlock; users: number }>();
  for (const operation of listOperations(model)) {
    const block = printFailureBlock(operation, createSamplePrinter(schemas));
    if (!block) continue;
    const entry = known.get(block.text) ?? { block, users: 0 };
    entry.users += 1;
    known.set(block.text, entry);
    blocks.set(operation, entry.block);
  }
  const [mostUsed] = [...known.values()].sort((one, other) => other.users - one.users);
  return { blocks, common: mostUsed && mostUsed.users > 1 ? mostUsed.block : undefined };
}

function printFailureBlock({ failures }: Operation, printer: SamplePrinter): FailureBlock | undefined {
  const made = failures.flatMap(({ status, description, type, sample }) =>
    type && sample ? [{ status: printStatus(status), description, type, sample }] : [],
  );
  if (made.length === 0) return undefined;
  const getters = made.map(
    ({ status, description, type, sample }) =>
      `${printDocComment([description])}\n${printGetter(status, printTypeRef(type), printer.print(sample, firstSeed))}`,
  );
  const named = made.flatMap(({ type }) => listTypeNames(type));
  return {
    text: printFrozen(getters),
    imports: [...importNames(types, named, true), ...printer.listImports("../factories.js")],
  };
}

function printOperationFailures(
  { id, fixtures }: Operation,
  block: FailureBlock | undefined,
  { common }: Failures,
): string[] {
  if (!block) return [];
  const doc = printDocComment([`Failure bodies of \`${printLine(id)}\`, by status.`]);
  return [`\n${doc}\nexport const ${fixtures.failures} = ${block === common ? commonFailures.name : block.text};`];
}

function printCommonFailures({ text, imports }: FailureBlock): SourceFile["statements"] {
  const nearImports = imports.map(({ from, ...rest }) => ({
    ...rest,
    from: from.replace(/^\.\.\/factories/, "./factories"),
  }));
  return [
    ...printImports(nearImports),
    `\n/** Failure bodies that most operations share, by status. */`,
    `export const ${commonFailures.name} = ${text};`,
  ];
}

function printOperations(
  model: ApiModel,
  files: readonly { file: string; names: readonly string[] }[],
  failures: Failures,
  schemas: SchemasByName,
): SourceFile["statements"] {
  const printer = createSamplePrinter(schemas);
  const entries = listOperations(model).map((operation) => {
    const { id, request, response, fixtures } = operation;
    const names = nameConstants(operation, failures);
    const fields = [
      printGetter("params", `Params<${printString(id)}>`, printer.print(request, firstSeed)),
      `responses: ${names.includes(fixtures.responses) ? fixtures.responses : "{}"}`,
      `failures: ${failures.blocks.has(operation) ? fixtures.failures : "{}"}`,
      ...printCreator("createResponse", `: ResponseBody<${printString(id)}>`, response.samples.response, printer),
      ...printCreator("createItem", "", response.samples.item, printer),
    ];
    return { id, name: nameOperationFixtures(operation.name), text: printFrozen(fields) };
  });
  const list = entries.map(({ id, name }) => `${printKey(id)}: ${name}`);
  const type = "{ readonly [Id in OperationId]: FixturesOf<Id> }";
  const checksSeeds = entries.some(({ text }) => text.includes(`${checkSeed.name}(`));
  const hasOwnType = entries.some(({ text }) => text.includes("): ResponseBody<"));
  return [
    ...printImports([
      ...importNames(types, ["OperationId", "Params", ...(hasOwnType ? ["ResponseBody"] : [])], true),
      { from: "../fixtures-of.js", name: "FixturesOf", type: true },
      ...(checksSeeds ? [checkSeed] : []),
      ...printer.listImports("./factories.js"),
      ...files.flatMap(({ file, names }) => importNames(`./${file}.js`, names)),
    ]),
    ...entries.map(({ name, text }) => `\nconst ${name} = ${text};`),
    `\n/** Every operation: example params, successful responses, failure bodies, and functions that create more responses. */`,
    // The compiler cannot write the inferred type of a thousand operations into a declaration file (TS7056).
    `export const operations: ${printMembers(entries.map(({ id, name }) => `readonly ${printTypeKey(id)}: typeof ${name};`))} = ${printFrozen(list, ` satisfies ${type}`)};`,
  ];
}

/** Prints a field with a function of a seed, if there is a sample. A factory call needs no type: it returns a named one. */
function printCreator(name: string, type: string, sample: Sample | undefined, { print }: SamplePrinter): string[] {
  if (!sample) return [];
  const made = print(sample, givenSeed);
  const isSeeded = /\bseed\b/.test(made);
  if (isFactoryCall(sample)) return [`${name}: (${isSeeded ? "seed: number" : ""}) => ${made}`];
  // The braces of an object would be those of a body.
  if (!isSeeded) return [`${name}: ()${type} => ${made.startsWith("{") ? `(${made})` : made}`];
  return [`${name}: (seed: number)${type} => {\n  ${indent(`${checkSeed.name}(seed);\nreturn ${made};`)}\n}`];
}

/** Returns whether a factory creates the sample. A factory checks the seed itself. */
function isFactoryCall(sample: Sample): boolean {
  return sample.kind === "factory" || (sample.kind === "with" && isFactoryCall(sample.base));
}

/** Names the constants of an operation. */
function nameConstants(operation: Operation, { blocks }: Failures): string[] {
  const { response, fixtures } = operation;
  return [
    ...(response.type && response.fixtures.length > 0 ? [fixtures.responses] : []),
    ...(blocks.has(operation) ? [fixtures.failures] : []),
  ];
}

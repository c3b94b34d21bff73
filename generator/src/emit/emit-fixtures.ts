import {
  type ApiModel,
  listOperations,
  nameExact,
  nameOperationFixtures,
  type Operation,
  printKey,
  printString,
  printTypeKey,
  type Resource,
  printStatus,
  printTypeRef,
} from "@shortvideo-api/model/source";
import type { Sample } from "@shortvideo-api/document/sample/source";
import { indent, type PrintedFile, printItems } from "./print/layout.ts";
import { printExports } from "./print/declarations.ts";
import { printDocComment, printLine } from "./print/doc.ts";
import { printMembers } from "./types/print-shapes.ts";
import { printFailureResponses, printFrozen } from "./fixtures/failure-responses.ts";
import { importNames, type Origins, toOrigins, importTypes } from "./print/imports.ts";
import { printStatusKey } from "./print/literal.ts";
import { createSamplePrinter, type FactorySchema, isFactory, type SamplePrinter } from "./fixtures/sample-printer.ts";
import { functionFiles } from "./fixtures/function-files.ts";
import { firstSeed, givenSeed } from "./fixtures/seed.ts";
import { printSourceFile, type SourceFile } from "./print/source-file.ts";

const folder = "packages/fixtures/src/generated";
const emitter = "emit-fixtures.ts";
/** Not exported from the package: it depends on all operations. Each operation has a constant of its own. */
const commonFailures = "commonFailures";
const commonDoc = "\n/** The failure bodies that operations share most often, by status. */";
/** Rejects an invalid seed before it creates a value. */
const checkSeed = "checkSeed";

/** Emits a factory for each schema, a file of responses for each resource, and a map of all operations. */
export function emitFixtures(model: ApiModel): PrintedFile[] {
  const { source } = model;
  const print = (name: string, statements: SourceFile["statements"], origins: readonly Origins[] = []): PrintedFile =>
    printSourceFile({ path: `${folder}/${name}.ts`, source, emitter, statements, origins, isLaidOut: true });
  const printer = createSamplePrinter(new Map(model.schemas.map((schema) => [schema.name, schema])));
  const factories = model.schemas.filter(isFactory);
  const failures = printFailures(model, printer);
  const resources = model.resources
    .map((resource) => ({
      file: `resources/${resource.file}`,
      names: resource.operations.flatMap((operation) => nameConstants(operation, failures)),
      resource,
    }))
    .filter(({ names }) => names.length > 0);
  const near = listOrigins(model, ".");
  const constants = toOrigins(resources.flatMap(({ file, names }) => importNames(`./${file}.js`, names)));
  const below = listOrigins(model, "..");
  return [
    print("factories", printFactories(factories, printer), [near]),
    ...(failures.common === undefined
      ? []
      : [print("failures", [commonDoc, `export const ${commonFailures} = ${failures.common};`], [near])]),
    ...resources.map(({ file, resource }) => print(file, printResource(resource, failures, printer), [below])),
    print("failure-responses", printFailureResponses(model, printer), [near]),
    print("operations", printOperations(model, failures, printer), [constants, near]),
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

/** Lists where the names come from that a file uses. `generated` is the path from its folder to that of all generated files. */
function listOrigins(model: ApiModel, generated: string): Origins {
  const own = (file: string): string => `${generated === "." ? ".." : "../.."}/${file}.js`;
  const schemas = model.schemas.map(({ name }) => name);
  return toOrigins([
    ...importTypes(model),
    { from: own("fixtures-of"), name: "FixturesOf", type: true },
    { from: own("override"), name: "Overrides", type: true },
    { from: own("override"), name: checkSeed },
    ...[...functionFiles].map(([name, file]) => ({ from: own(file), name })),
    ...importNames(
      `${generated}/factories.js`,
      model.schemas.filter(isFactory).map(({ factory }) => factory),
    ),
    { from: `${generated}/failures.js`, name: commonFailures },
    ...importNames("@shortvideo-api/wire", ["int64", "stringifyExact"]),
    ...importNames(
      "@shortvideo-api/wire",
      schemas.flatMap((name) => [`encode${name}`, nameExact(name)]),
    ),
  ]);
}

function printFactories(factories: readonly FactorySchema[], printer: SamplePrinter): SourceFile["statements"] {
  const functions = factories.map((schema) => printFactory(schema, printer));
  return functions.length === 0 ? ["export {};"] : functions;
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
  const check = seed ? `${checkSeed}(seed);\n` : "";
  const body = `${check}${printer.printBody(schema)}`;
  const start = `export function ${factory}`;
  const end = `: ${name} {`;
  const list = printItems(["(", ")"], params, start.length + end.length + "()".length);
  return `\n${doc}\n${start}${list}${end}\n  ${indent(body)}\n}`;
}

function printResource(resource: Resource, failures: Failures, printer: SamplePrinter): SourceFile["statements"] {
  return resource.operations.flatMap((operation) => [
    ...printResponses(operation, printer),
    ...printOperationFailures(operation, failures),
  ]);
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

/** The failure bodies of all operations, each as an object literal. */
interface Failures {
  readonly blocks: ReadonlyMap<Operation, string>;
  /** The block that most operations share; `undefined` when no block is shared. */
  readonly common: string | undefined;
}

function printFailures(model: ApiModel, printer: SamplePrinter): Failures {
  const blocks = new Map<Operation, string>();
  const users = new Map<string, number>();
  for (const operation of listOperations(model)) {
    const block = printFailureBlock(operation, printer);
    if (block === undefined) continue;
    blocks.set(operation, block);
    users.set(block, (users.get(block) ?? 0) + 1);
  }
  const [mostUsed] = [...users].sort(([, one], [, other]) => other - one);
  return { blocks, common: mostUsed && mostUsed[1] > 1 ? mostUsed[0] : undefined };
}

function printFailureBlock({ failures }: Operation, printer: SamplePrinter): string | undefined {
  const getters = failures.flatMap(({ status, description, type, sample }) => {
    if (!type || !sample) return [];
    const value = printer.print(sample, firstSeed);
    return `${printDocComment([description])}\n${printGetter(printStatus(status), printTypeRef(type), value)}`;
  });
  return getters.length === 0 ? undefined : printFrozen(getters);
}

function printOperationFailures(operation: Operation, { blocks, common }: Failures): string[] {
  const block = blocks.get(operation);
  if (block === undefined) return [];
  const { id, fixtures } = operation;
  const doc = printDocComment([`Failure bodies of \`${printLine(id)}\`, by status.`]);
  return [`\n${doc}\nexport const ${fixtures.failures} = ${block === common ? commonFailures : block};`];
}

function printOperations(model: ApiModel, failures: Failures, printer: SamplePrinter): SourceFile["statements"] {
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
  return [
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
  return [`${name}: (seed: number)${type} => {\n  ${indent(`${checkSeed}(seed);\nreturn ${made};`)}\n}`];
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

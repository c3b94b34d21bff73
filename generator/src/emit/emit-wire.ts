import { StructureKind } from "ts-morph";
import {
  type ApiModel,
  buildMarks,
  inheritedMembers,
  listMarkedBodies,
  listOperations,
  type MarkedBodies,
  type MarkedBody,
  nameExact,
  type NamedSchema,
  printKey,
} from "@shortvideo-api/model/source";
import type { PrintedFile } from "./print/layout.ts";
import { printConstant, printExports } from "./print/declarations.ts";
import { printCode } from "./print/code.ts";
import { importNames, type Origins, toOrigins, importTypes } from "./print/imports.ts";
import { printFields } from "./print/literal.ts";
import { type SourceFile, printSourceFile } from "./print/source-file.ts";

const folder = "packages/wire/src/generated";
const emitter = "emit-wire.ts";

/** Emits the marks of 64-bit numbers, for schemas (`exact.ts`) and operations (`operations.ts`), and codecs of JSON in strings (`encoded.ts`). */
export function emitWire(model: ApiModel): PrintedFile[] {
  const marked = model.schemas.filter((schema) => schema.exact !== undefined);
  const encoded = model.schemas.filter((schema) => schema.encoded);
  const bodies = listMarkedBodies(model);
  const unnamed = [...bodies.responses, ...bodies.others, ...bodies.requests].filter(
    ({ type }) => type.kind !== "schema",
  );
  const origins = toOrigins([
    { from: "../exact.js", name: "Exact", type: true },
    { from: "../exact.js", name: "int64" },
    ...importNames("../json-string.js", ["decodeJson", "encodeJson"]),
    ...importNames(
      "./exact.js",
      marked.map(({ name }) => nameExact(name)),
    ),
    ...importTypes(model),
  ]);
  const print = (name: string, statements: SourceFile["statements"], names: readonly Origins[] = []): PrintedFile =>
    printSourceFile({ path: `${folder}/${name}.ts`, source: model.source, emitter, statements, origins: names });
  return [
    print("exact", printMarks(marked), [origins]),
    print("operations", printOperationMarks(model, bodies, unnamed), [origins]),
    print("encoded", printCodecs(encoded), [origins]),
    print("index", [
      ...printExports(
        "encoded",
        encoded.flatMap(({ name }) => [`decode${name}`, `encode${name}`]),
      ),
      ...printExports(
        "exact",
        marked.map(({ name }) => nameExact(name)),
      ),
      ...printExports("operations", ["exactResponses", "exactRequests", ...unnamed.map(({ name }) => name)]),
    ]),
  ];
}

/** Prints a constant for each schema with 64-bit numbers. */
function printMarks(schemas: readonly NamedSchema[]): SourceFile["statements"] {
  if (schemas.length === 0) return ["export {};"];
  return schemas.flatMap(({ name, exact }) =>
    exact
      ? [printConstant(nameExact(name), `The 64-bit numbers of \`${name}\`.`, "Exact", printCode(buildMarks(exact)))]
      : [],
  );
}

/** Prints the marks of bodies, by operation, and the marks of bodies without a named schema. */
function printOperationMarks(
  model: ApiModel,
  { responses, requests }: MarkedBodies,
  unnamed: readonly MarkedBody[],
): SourceFile["statements"] {
  const ids = listOperations(model).map(({ id }) => id);
  return [
    ...unnamed.map(({ name, operation, exact }) =>
      printConstant(
        name,
        `The 64-bit numbers of a body of \`${operation.replaceAll("*/", "*\\/")}\`.`,
        "Exact",
        printCode(buildMarks(exact)),
      ),
    ),
    printMap("exactResponses", "response", responses, ids),
    printMap("exactRequests", "request", requests, ids),
  ];
}

/** Prints entries for ids such as `toString`, too: every object inherits a member of that name, which is not a mark. */
function printMap(name: string, kind: string, bodies: readonly MarkedBody[], ids: readonly string[]): string {
  const listed = new Set(bodies.map(({ operation }) => operation));
  const inherited = ids.filter((id) => inheritedMembers.includes(id) && !listed.has(id));
  const entries = [
    ...bodies.map((body) => `${printKey(body.operation)}: ${body.name}`),
    ...inherited.map((id) => `${printKey(id)}: {}`),
  ];
  const doc = `The 64-bit numbers of each ${kind} body. An operation without any has no entry.`;
  return printConstant(name, doc, "{ readonly [Id in OperationId]?: Exact }", printFields(entries));
}

/** Prints the decoder and the encoder of each schema that travels as a string of JSON. */
function printCodecs(schemas: readonly NamedSchema[]): SourceFile["statements"] {
  if (schemas.length === 0) return ["export {};"];
  return schemas.flatMap(({ name, exact }) => {
    const marks = exact ? `, ${nameExact(name)}` : "";
    return [
      {
        kind: StructureKind.Function as const,
        name: `decode${name}`,
        isExported: true,
        docs: [
          `Decodes the \`${name}\` in a string of JSON. Throws \`MalformedJsonError\` when the string is not JSON.`,
        ],
        parameters: [{ name: "text", type: `JsonString<${name}>` }],
        returnType: name,
        statements: [`return decodeJson(text${marks});`],
      },
      {
        kind: StructureKind.Function as const,
        name: `encode${name}`,
        isExported: true,
        docs: [`Encodes \`${name}\` as the string of JSON that \`decode${name}\` reads.`],
        parameters: [{ name: "value", type: name }],
        returnType: `JsonString<${name}>`,
        statements: [`return encodeJson(value${marks});`],
      },
    ];
  });
}

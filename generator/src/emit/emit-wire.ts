import { StructureKind } from "ts-morph";
import type { ExactModel } from "@shortvideo-api/document/sample/source";
import {
  type ApiModel,
  inheritedMembers,
  listOperations,
  type NamedSchema,
  type Operation,
  printKey,
  type SuccessResponse,
  type TypeRef,
} from "@shortvideo-api/model/source";
import type { PrintedFile } from "./print/layout.ts";
import { printConstant, printExports } from "./print/declarations.ts";
import {
  nameExact,
  nameExactConstant,
  requestMarks,
  responseMarks,
  nameMediaPrefix,
  listExactNames,
  printExact,
} from "./print/exact.ts";
import { type Import, importNames, printImports } from "./print/imports.ts";
import { printFields } from "./print/literal.ts";
import { type SourceFile, printSourceFile } from "./print/source-file.ts";

const folder = "packages/wire/src/generated";
const emitter = "emit-wire.ts";

/** A request or response body of an operation. */
interface Body {
  operation: string;
  type: TypeRef;
  exact: ExactModel;
  /** Name of the constant with its marks. */
  name: string;
}

/** Emits the marks of 64-bit numbers, for schemas (`exact.ts`) and operations (`operations.ts`), and codecs of JSON in strings (`encoded.ts`). */
export function emitWire(model: ApiModel): PrintedFile[] {
  const marked = model.schemas.filter((schema) => schema.exact !== undefined);
  const encoded = model.schemas.filter((schema) => schema.encoded);
  const bodies = listBodies(model);
  const unnamed = [...bodies.responses, ...bodies.others, ...bodies.requests].filter(
    ({ type }) => type.kind !== "schema",
  );
  const print = (name: string, statements: SourceFile["statements"]): PrintedFile =>
    printSourceFile({ path: `${folder}/${name}.ts`, source: model.source, emitter, statements });
  return [
    print("exact", printMarks(marked)),
    print("operations", printOperationMarks(model, bodies, unnamed)),
    print("encoded", printCodecs(encoded)),
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

interface Bodies {
  responses: readonly Body[];
  /** Responses in the other media types of their operations. */
  others: readonly Body[];
  requests: readonly Body[];
}

function listBodies(model: ApiModel): Bodies {
  const operations = listOperations(model);
  return {
    responses: operations.flatMap((operation) => listMarkedBody(responseMarks, operation, operation.response)),
    others: operations.flatMap((operation) =>
      operation.response.media
        .slice(1)
        .flatMap((media, index) => listMarkedBody(nameMediaPrefix(index + 1), operation, media)),
    ),
    requests: operations.flatMap((operation) =>
      operation.body ? listMarkedBody(requestMarks, operation, operation.body) : [],
    ),
  };
}

function listMarkedBody(
  prefix: string,
  { id, name }: Operation,
  { type, exact }: Pick<SuccessResponse, "type" | "exact">,
): Body[] {
  if (!type || !exact) return [];
  return [{ operation: id, type, exact, name: nameExactConstant(prefix, type, name) }];
}

/** Prints a constant for each schema with 64-bit numbers. */
function printMarks(schemas: readonly NamedSchema[]): SourceFile["statements"] {
  if (schemas.length === 0) return ["export {};"];
  const models = schemas.flatMap(({ exact }) => exact ?? []);
  return [
    ...printImports(listMarkImports(models)),
    ...schemas.flatMap(({ name, exact }) =>
      exact ? [printConstant(nameExact(name), `The 64-bit numbers of a \`${name}\`.`, "Exact", printExact(exact))] : [],
    ),
  ];
}

/** Prints the marks of bodies, by operation, and the marks of bodies without a named schema. */
function printOperationMarks(
  model: ApiModel,
  { responses, requests }: Bodies,
  unnamed: readonly Body[],
): SourceFile["statements"] {
  const ids = listOperations(model).map(({ id }) => id);
  const models = unnamed.map(({ exact }) => exact);
  const foreign = [...responses, ...requests].filter(({ type }) => type.kind === "schema").map(({ name }) => name);
  const known = [...foreign, ...models.flatMap(listExactNames).filter((name) => name !== "int64")];
  return [
    ...printImports([
      { from: "@shortvideo-api/openapi-types", name: "OperationId", type: true },
      { from: "../exact.js", name: "Exact", type: true },
      ...listMarkImports(models),
      ...importNames("./exact.js", known),
    ]),
    ...unnamed.map(({ name, operation, exact }) =>
      printConstant(
        name,
        `The 64-bit numbers of a body of \`${operation.replaceAll("*/", "*\\/")}\`.`,
        "Exact",
        printExact(exact),
      ),
    ),
    printConstant(
      "exactResponses",
      "The 64-bit numbers of each response body. An operation without any has no entry.",
      mapType,
      printMap(responses, ids),
    ),
    printConstant(
      "exactRequests",
      "The 64-bit numbers of each request body. An operation without any has no entry.",
      mapType,
      printMap(requests, ids),
    ),
  ];
}

const mapType = "{ readonly [Id in OperationId]?: Exact }";

/** Prints entries for ids such as `toString`, too: every object inherits a member of that name, which is not a mark. */
function printMap(bodies: readonly Body[], ids: readonly string[]): string {
  const listed = new Set(bodies.map(({ operation }) => operation));
  const inherited = ids.filter((id) => inheritedMembers.includes(id) && !listed.has(id));
  const entries = [
    ...bodies.map(({ operation, name }) => `${printKey(operation)}: ${name}`),
    ...inherited.map((id) => `${printKey(id)}: {}`),
  ];
  return printFields(entries);
}

/** Prints the decoder and the encoder of each schema that travels as a string of JSON. */
function printCodecs(schemas: readonly NamedSchema[]): SourceFile["statements"] {
  if (schemas.length === 0) return ["export {};"];
  const names = schemas.map(({ name }) => name);
  return [
    ...printImports([
      ...importNames("@shortvideo-api/openapi-types", [...names, "JsonString"], true),
      ...importNames("../json-string.js", ["decodeJson", "encodeJson"]),
      ...schemas.filter(({ exact }) => exact).map(({ name }) => ({ from: "./exact.js", name: nameExact(name) })),
    ]),
    ...schemas.flatMap(({ name, exact }) => {
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
          docs: [`Encodes a \`${name}\` as the string of JSON that \`decode${name}\` reads.`],
          parameters: [{ name: "value", type: name }],
          returnType: `JsonString<${name}>`,
          statements: [`return encodeJson(value${marks});`],
        },
      ];
    }),
  ];
}

function listMarkImports(models: readonly ExactModel[]): Import[] {
  if (models.length === 0) return [];
  const usesInt64 = models.some((model) => listExactNames(model).includes("int64"));
  const from = "../exact.js";
  return [{ from, name: "Exact", type: true }, ...(usesInt64 ? [{ from, name: "int64" }] : [])];
}

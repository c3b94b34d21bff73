import {
  type MethodDeclarationStructure,
  type OptionalKind,
  type ParameterDeclarationStructure,
  StructureKind,
} from "ts-morph";
import type { Area, Operation } from "../../model/model.ts";
import { printDoc } from "./doc.ts";
import { namesInHttpCall, printHttpCall, readsParams } from "./http-call.ts";
import { type Import, printImports } from "./imports.ts";
import { printString } from "./literal.ts";
import { printMethodDoc, printWalkDoc } from "./method-doc.ts";
import type { SourceFile } from "./source-file.ts";
import { namesInTypeRef, printTypeRef } from "./type-ref.ts";

type Method = OptionalKind<MethodDeclarationStructure>;
type Parameter = OptionalKind<ParameterDeclarationStructure>;

/** The class of an area: one method for each operation, and one more for each list. */
export function printAreaClass(area: Area): SourceFile["statements"] {
  return [
    ...printImports(importsOf(area)),
    {
      kind: StructureKind.Class,
      name: area.className,
      isExported: true,
      docs: area.description === undefined ? [] : [printDoc([area.description])],
      properties: [{ name: "#http", isReadonly: true, type: "HttpClient" }],
      ctors: [{ parameters: [{ name: "http", type: "HttpClient" }], statements: ["this.#http = http;"] }],
      methods: area.operations.flatMap((operation) => [callOf(operation, area), ...walkOf(operation, area)]),
    },
  ];
}

function callOf(operation: Operation, area: Area): Method {
  const answer = printAnswer(operation);
  return {
    name: operation.method,
    docs: [printMethodDoc(operation, area)],
    // An operation without parameters takes them too, so that a first one breaks no caller.
    parameters: [
      paramsOf(operation, readsParams(operation) ? "params" : "_params"),
      { name: "options", type: "CallOptions", hasQuestionToken: true },
    ],
    returnType: `Promise<${answer}>`,
    statements: printHttpCall(operation, answer),
  };
}

function walkOf(operation: Operation, area: Area): Method[] {
  const { answer, method, pagination } = operation;
  if (!pagination || !answer.type) return [];
  const fetchPage = `(page, call) => this.${method}(page, { ...options, ...call })`;
  return [
    {
      name: pagination.iterate,
      docs: [printWalkDoc(operation, area)],
      parameters: [
        paramsOf(operation, "params"),
        { name: "options", type: "CallOptions & WalkOptions", hasQuestionToken: true },
      ],
      returnType: `Pages<${printAnswer(operation)}, ${printTypeRef(pagination.itemType)}>`,
      statements: [`return ${pagination.walk}(${fetchPage}, params, options);`],
    },
  ];
}

function paramsOf({ id, paramsOptional }: Operation, name: string): Parameter {
  const type = `Params<${printString(id)}>`;
  return paramsOptional ? { name, type, initializer: "{}" } : { name, type };
}

function printAnswer({ answer }: Operation): string {
  if (!answer.type || answer.kind === "none") return "void";
  const type = { json: printTypeRef(answer.type), text: "string", binary: "Blob" }[answer.kind];
  return answer.mayBeEmpty ? `${type} | undefined` : type;
}

function importsOf({ operations }: Area): Import[] {
  const imports: Import[] = [
    { from: "../http.js", name: "CallOptions", type: true },
    { from: "../http.js", name: "HttpClient", type: true },
  ];
  for (const operation of operations) {
    const { answer, pagination } = operation;
    const types = [
      "Params",
      ...(answer.type && answer.kind === "json" ? namesInTypeRef(answer.type) : []),
      ...(pagination ? namesInTypeRef(pagination.itemType) : []),
    ];
    imports.push(...types.map((name) => ({ from: "@shortvideo-api/openapi-types", name, type: true })));
    imports.push(...namesInHttpCall(operation).map((name) => ({ from: "@shortvideo-api/wire", name })));
    if (!pagination) continue;
    imports.push(
      { from: "@shortvideo-api/pagination", name: "Pages", type: true },
      { from: "@shortvideo-api/pagination", name: "WalkOptions", type: true },
      { from: "@shortvideo-api/pagination", name: pagination.walk },
    );
  }
  return imports;
}

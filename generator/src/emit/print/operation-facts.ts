import type { Answer, Body, Operation, Param, TypeRef } from "../../model/model.ts";
import { describeDeprecation } from "./deprecation.ts";
import { printDocumentedAnswers } from "./documented-answers.ts";
import type { Import } from "./imports.ts";
import { printKey, printString } from "./literal.ts";
import { printParamChecks } from "./param-checks.ts";

/**
 * What the client knows of an operation, as an object literal. It calls nothing, so that a bundler may drop it, and names
 * only what this operation needs, so that the rest may be dropped too.
 */
export function printOperationFacts(operation: Operation): string {
  const { answer, body, deprecated } = operation;
  const fields = [
    `id: ${printString(operation.id)}`,
    `verb: ${printString(operation.verb)}`,
    `path: ${printString(operation.path)}`,
    ...(deprecated ? [`deprecated: ${printString(describeDeprecation(deprecated))}`] : []),
    ...(isPlain(operation) ? [] : ["serialize: serializeParams", ...printWays(operation.params)]),
    ...(body ? [printBody(body, operation)] : []),
    ...printParamChecks(operation),
    ...printAnswer(answer, operation),
    ...printDocumentedAnswers(operation),
  ];
  return `{ ${fields.join(", ")} }`;
}

/** What {@link printOperationFacts} names. */
export function importsOfFacts(operation: Operation): Import[] {
  const { answer, body, name } = operation;
  return [
    { from: "../operation-facts.js", name: "OperationFacts", type: true },
    ...(isPlain(operation) ? [] : [{ from: "../serialize-params.js", name: "serializeParams" }]),
    ...(body ? [{ from: "../serialize-body.js", name: "serializeBody" }] : []),
    ...(answer.exact && answer.type
      ? [
          { from: "@shortvideo-api/wire", name: "parseExact" },
          { from: "@shortvideo-api/wire", name: nameExact("exactAnswerOf", answer.type, name) },
        ]
      : []),
    ...(body?.exact ? [{ from: "@shortvideo-api/wire", name: nameExact("exactBodyOf", body.type, name) }] : []),
  ];
}

/** Does the operation read its params at all? */
export function readsParams({ params, body }: Operation): boolean {
  return params.length > 0 || body !== undefined;
}

/** Are all params single values of the query under their own names, so that they need no serializer of their own? */
function isPlain({ params, body }: Operation): boolean {
  return !body && params.every((param) => param.in === "query" && isUsual(param) && isScalar(param));
}

function isScalar({ check }: Param): boolean {
  return check?.type !== undefined && check.type !== "array";
}

function isUsual(param: Param): boolean {
  return param.name === param.wireName && hasUsualStyle(param);
}

/** Where params go: `params: { petId: { in: "path" }, tagName: { wireName: "tag-name" } }`. */
function printWays(params: readonly Param[]): string[] {
  const ways = params.map((param) => {
    const { allowReserved, explode, in: place, json, name, style, wireName } = param;
    const fields = [
      ...(place === "query" ? [] : [`in: ${printString(place)}`]),
      ...(name === wireName ? [] : [`wireName: ${printString(wireName)}`]),
      ...(hasUsualStyle(param) ? [] : [`style: ${printString(style)}`, `explode: ${explode}`]),
      ...(allowReserved ? ["allowReserved: true"] : []),
      ...(json ? ["json: true"] : []),
    ];
    return `${printKey(name)}: ${fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`}`;
  });
  return ways.length === 0 ? [] : [`params: { ${ways.join(", ")} }`];
}

function hasUsualStyle({ allowReserved, explode, in: place, json, style }: Param): boolean {
  const isForm = place === "query" || place === "cookie";
  return style === (isForm ? "form" : "simple") && explode === isForm && !allowReserved && !json;
}

function printBody(body: Body, { name }: Operation): string {
  const fields = [
    `param: ${printString(body.name)}`,
    `mediaType: ${printString(body.mediaType)}`,
    "serialize: serializeBody",
    ...(body.exact ? [`exact: ${nameExact("exactBodyOf", body.type, name)}`] : []),
  ];
  return `body: { ${fields.join(", ")} }`;
}

function printAnswer({ kind, exact, mayBeEmpty, type }: Answer, { name }: Operation): string[] {
  return [
    ...(kind === "json" ? [] : [`answer: ${printString(kind)}`]),
    ...(mayBeEmpty && kind !== "none" ? ["mayBeEmpty: true"] : []),
    ...(exact && type ? [`parse: (text) => parseExact(text, ${nameExact("exactAnswerOf", type, name)})`] : []),
  ];
}

/** Where `wire` keeps what it knows of a type: with the schema, or with the operation. */
function nameExact(prefix: "exactAnswerOf" | "exactBodyOf", type: TypeRef, name: string): string {
  return type.kind === "schema" ? `exact${type.name}` : `${prefix}${name}`;
}

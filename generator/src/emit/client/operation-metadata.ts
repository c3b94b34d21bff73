import type { Body, Operation, Param } from "../../model/api/operation.ts";
import type { SuccessResponse } from "../../model/api/response.ts";
import type { TypeRef } from "../../model/api/type-ref.ts";
import { describeDeprecation } from "./deprecation.ts";
import { printDocumentedResponses } from "./documented-responses.ts";
import { namesOfOwnErrors, printOwnErrors } from "./error-classes.ts";
import type { Import } from "../print/imports.ts";
import { printKey, printString } from "../print/literal.ts";
import { printParamChecks } from "./param-checks.ts";
import { nothingUsual, type Usual } from "./usual.ts";

/**
 * What the client knows of an operation, as an object literal. It calls nothing, so that a bundler may drop it, and names
 * only what this operation needs, so that the rest may be dropped too. Failures that most operations have are told once,
 * with the service.
 */
export function printOperationMetadata(operation: Operation, usual: Usual = nothingUsual): string {
  const { response, body, deprecated } = operation;
  const fields = [
    `id: ${printString(operation.id)}`,
    `method: ${printString(operation.httpMethod)}`,
    `path: ${printString(operation.path)}`,
    ...(deprecated ? [`deprecated: ${printString(describeDeprecation(deprecated))}`] : []),
    ...printSerializer(operation),
    ...(body ? [printBody(body, operation)] : []),
    ...printParamChecks(operation),
    ...printResponse(response, operation),
    ...printDocumentedResponses(operation, usual.failures),
    ...printOwnErrors(operation, usual.errors),
  ];
  return `{ ${fields.join(", ")} }`;
}

/** What {@link printOperationMetadata} names. */
export function importsOfMetadata(operation: Operation, { errors }: Usual = nothingUsual): Import[] {
  const { response, body, name } = operation;
  return [
    { from: "../call/metadata.js", name: "OperationMetadata", type: true },
    ...importsOfSerializer(operation),
    ...namesOfOwnErrors(operation, errors).map((error) => ({ from: "./errors.js", name: error })),
    ...(body ? [{ from: "../serialize/serialize-body.js", name: "serializeBody" }] : []),
    ...(response.exact && response.type
      ? [
          { from: "@shortvideo-api/wire", name: "readExact" },
          { from: "@shortvideo-api/wire", name: nameExact("exactResponseOf", response.type, name) },
        ]
      : []),
    ...(body?.exact ? [{ from: "@shortvideo-api/wire", name: nameExact("exactRequestOf", body.type, name) }] : []),
  ];
}

/** Does the operation read its params at all? */
export function readsParams({ params, body }: Operation): boolean {
  return params.length > 0 || body !== undefined;
}

/** How params are written: each function of the floor writes more than the one before, and takes more of a bundle. */
type Serializer = "serializeScalars" | "serializeLists" | "serializeParams";

function chooseSerializer({ params, body }: Operation): Serializer {
  const areInQuery = !body && params.every((param) => param.in === "query" && param.name === param.wireName);
  if (!areInQuery) return "serializeParams";
  if (params.every((param) => hasUsualStyle(param) && isScalar(param.check))) return "serializeScalars";
  const areLists = params.every((param) => !param.allowReserved && !param.json && isListOrScalar(param));
  return areLists ? "serializeLists" : "serializeParams";
}

function printSerializer(operation: Operation): string[] {
  const serializer = chooseSerializer(operation);
  if (serializer === "serializeScalars") return [];
  const printed =
    serializer === "serializeLists" ? operation.params.filter((param) => !hasUsualStyle(param)) : operation.params;
  return [`serialize: ${serializer}`, ...printParams(printed)];
}

function importsOfSerializer(operation: Operation): Import[] {
  const serializer = chooseSerializer(operation);
  if (serializer === "serializeScalars") return [];
  const file = serializer === "serializeLists" ? "serialize-scalars" : "serialize-params";
  return [{ from: `../serialize/${file}.js`, name: serializer }];
}

/** What is listed is text, a number or a boolean: `build-param-check.ts` tells no other list. */
function isScalar(check: Param["check"]): boolean {
  return check?.enum !== undefined || (check?.type !== undefined && check.type !== "array");
}

function isListOrScalar({ check }: Param): boolean {
  return isScalar(check) || (check?.type === "array" && isScalar(check.items));
}

/** Where params go: `params: { petId: { in: "path" }, tagName: { wireName: "tag-name" } }`. */
function printParams(params: readonly Param[]): string[] {
  const printed = params.map((param) => {
    const { allowReserved, explode, in: place, json, name, style, wireName } = param;
    const fields = [
      ...(place === "query" ? [] : [`in: ${printString(place)}`]),
      ...(name === wireName ? [] : [`wireName: ${printString(wireName)}`]),
      ...(style === usualStyle(param) ? [] : [`style: ${printString(style)}`]),
      ...(explode === (style === "form") ? [] : [`explode: ${explode}`]),
      ...(allowReserved ? ["allowReserved: true"] : []),
      ...(json ? ["json: true"] : []),
    ];
    return `${printKey(name)}: ${fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`}`;
  });
  return printed.length === 0 ? [] : [`params: { ${printed.join(", ")} }`];
}

function hasUsualStyle(param: Param): boolean {
  const { allowReserved, explode, json, style } = param;
  return style === usualStyle(param) && explode === (style === "form") && !allowReserved && !json;
}

function usualStyle({ in: place }: Param): "form" | "simple" {
  return place === "query" || place === "cookie" ? "form" : "simple";
}

function printBody(body: Body, { name }: Operation): string {
  const fields = [
    `param: ${printString(body.name)}`,
    `mediaType: ${printString(body.mediaType)}`,
    "serialize: serializeBody",
    ...(body.exact ? [`exact: ${nameExact("exactRequestOf", body.type, name)}`] : []),
  ];
  return `body: { ${fields.join(", ")} }`;
}

function printResponse({ kind, exact, mayBeEmpty, type }: SuccessResponse, { name, httpMethod }: Operation): string[] {
  // Whatever is documented, HEAD is answered without a body: https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2
  if (kind === "none" || httpMethod === "HEAD") return ["empty: () => undefined", "parse: () => undefined"];
  return [
    ...(kind === "binary" ? ["isBinary: true", "empty: () => new Blob()"] : []),
    ...(kind === "text" ? [`empty: () => ""`, "parse: (text) => text"] : []),
    ...(kind === "json" && mayBeEmpty ? ["empty: () => undefined"] : []),
    ...(exact && type ? [`parse: (text) => readExact(text, ${nameExact("exactResponseOf", type, name)})`] : []),
  ];
}

/** Where `wire` keeps what it knows of a type: with the schema, or with the operation. */
function nameExact(prefix: "exactResponseOf" | "exactRequestOf", type: TypeRef, name: string): string {
  return type.kind === "schema" ? `exact${type.name}` : `${prefix}${name}`;
}

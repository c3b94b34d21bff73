import { toRequestPath } from "@shortvideo-api/document/source";
import {
  type Body,
  bodyKeys,
  isOfSchema,
  type Operation,
  type Param,
  printKey,
  printString,
  type RulesPart,
  takesBytes,
} from "@shortvideo-api/model/source";
import { printOwnAuth } from "./auth.ts";
import { describeDeprecation } from "./deprecation.ts";
import { printEnvelope, printFailureEnvelopes } from "./response-envelopes.ts";
import { printOwnErrors } from "./error-classes.ts";
import { nameExactConstant, requestMarks, printExact } from "../print/exact.ts";
import { printFields, printJson } from "../print/literal.ts";
import { printOwnServers } from "./servers.ts";
import { hasPartHeaders, printEncoding, printItemWriter, printOtherContents } from "./body-contents.ts";
import { printResponse } from "./response-metadata.ts";
import { noSharedMetadata, type SharedMetadata } from "./shared-metadata.ts";

/**
 * Prints the metadata of an operation as an object literal. It contains no function calls, so that bundlers can drop it, and
 * names only the functions that the operation needs. The metadata of the service has the failures that operations share.
 */
export function printOperationMetadata(operation: Operation, shared: SharedMetadata = noSharedMetadata): string {
  const { body, deprecated } = operation;
  const fields = [
    `id: ${printString(operation.id)}`,
    `method: ${printString(operation.httpMethod)}`,
    `path: ${printString(toRequestPath(operation.path))}`,
    ...(deprecated ? [`deprecated: ${printString(describeDeprecation(deprecated))}`] : []),
    ...printOwnServers(operation),
    ...printOwnAuth(operation, shared.auth),
    ...printSerializer(operation),
    ...(body ? [printBody(body, operation)] : []),
    ...printResponse(operation, printEnvelope(operation.response)),
    ...printFailureEnvelopes(operation, shared.envelopes),
    ...printOwnErrors(operation, shared.errors),
  ];
  return printFields(fields);
}

/** Returns whether a body may be a stream, or have one as a part. */
function takesStreams(body: Body): boolean {
  return takesBytes(body) || [body, ...body.others].some(({ mediaType }) => /^multipart\//i.test(mediaType));
}

/** Returns whether the operation has params or a body. */
export function readsParams({ params, body }: Operation): boolean {
  return params.length > 0 || body !== undefined;
}

/** Chooses the function that serializes the params. Each one supports more than the one before, and adds more to a bundle. */
function chooseSerializer({ params, body }: Operation): string {
  if (params.some(isQueryString)) return "serializeQueryString";
  if (!params.every(isPlain)) return "serializeParams";
  if (body || !params.every((param) => param.in === "query" && isAsGiven(param))) return "serializePlain";
  return params.every((param) => hasDefaultStyle(param) && isScalar(param.check))
    ? "serializeScalars"
    : "serializeLists";
}

/** Returns whether a param is a single value in the default style of its place, or a list in the query. */
function isPlain(param: Param): boolean {
  if (param.allowReserved || isWhole(param)) return false;
  if (param.in === "query") return isListOrScalar(param);
  return (isInBraces(param) || param.in === "header") && hasDefaultStyle(param) && isScalar(param.check);
}

/** Returns whether the braces of the path contain the key of a param that callers give. */
function isInBraces(param: Param): boolean {
  return param.in === "path" && isAsGiven(param);
}

/** Returns whether a param is sent under its key, and only if callers give it. */
function isAsGiven({ constant, name, wireName }: Param): boolean {
  return name === wireName && constant === undefined;
}

function printSerializer(operation: Operation): string[] {
  const serializer = chooseSerializer(operation);
  if (serializer === "serializeScalars") return [];
  const printed = operation.params.filter((param) => {
    if (serializer === "serializeLists") return !hasDefaultStyle(param);
    return serializer !== "serializePlain" || !isInBraces(param);
  });
  return [`serialize: ${serializer}`, ...printParams(printed)];
}

/** Returns whether a value is scalar. Values of an enum are scalar, since `buildParamCheck` returns no other enums. */
function isScalar(check: RulesPart | undefined): boolean {
  if (!check || isOfSchema(check)) return false;
  return check.enum !== undefined || (check.type !== undefined && check.type !== "array");
}

function isListOrScalar({ check }: Param): boolean {
  return isScalar(check) || (check?.type === "array" && isScalar(check.items));
}

/** Prints how params are sent: `params: { petId: { in: "path" }, tagName: { wireName: "tag-name" } }`. */
function printParams(params: readonly Param[]): string[] {
  const printed = params.map((param) => {
    const { allowReserved, constant, explode, in: location, name, style, wireName } = param;
    const fields = [
      ...(isQueryString(param) ? [`in: "querystring"`] : location === "query" ? [] : [`in: ${printString(location)}`]),
      ...(name === wireName ? [] : [`wireName: ${printString(wireName)}`]),
      ...(constant === undefined ? [] : [`constant: ${printJson(constant)}`]),
      ...(isQueryString(param) || style === readDefaultStyle(param) ? [] : [`style: ${printString(style)}`]),
      // A single value is written the same, exploded or not.
      ...(explode === isExploded(param) || isScalar(param.check) ? [] : [`explode: ${explode}`]),
      ...(allowReserved ? ["allowReserved: true"] : []),
      ...printWriter(param),
    ];
    return `${printKey(name)}: ${printFields(fields)}`;
  });
  return printed.length === 0 ? [] : [`params: ${printFields(printed)}`];
}

/** Prints how a value is written that is one text. */
function printWriter({ exact, form, json }: Param): string[] {
  if (json) return [exact ? `write: (value) => stringifyExact(value, ${printExact(exact)})` : "json: true"];
  if (!form) return [];
  return [exact ? `write: (value) => writeForm(value, {}, ${printExact(exact)})` : "write: writeForm"];
}

/** Returns whether the value is the whole query. */
function isQueryString({ style }: Param): boolean {
  return style === "querystring";
}

function hasDefaultStyle(param: Param): boolean {
  const { allowReserved, explode, style } = param;
  return style === readDefaultStyle(param) && explode === isExploded(param) && !allowReserved && !isWhole(param);
}

/** Returns whether the client writes the whole value as one text, such as JSON or a form. */
function isWhole({ form, json }: Param): boolean {
  return form || json;
}

/** Returns whether the client explodes a parameter of this style by default. */
function isExploded({ in: location, style }: Param): boolean {
  return style === "cookie" || (style === "form" && location !== "cookie");
}

function readDefaultStyle({ in: location }: Param): "form" | "simple" {
  return location === "query" || location === "cookie" ? "form" : "simple";
}

/** Chooses the function that serializes a body. */
function chooseBodySerializer({ exact, kind, mediaType, others }: Body): string {
  const isOnlyJson = kind === "schema" && others.length === 0 && /^[^*]*[/+]json\b/i.test(mediaType);
  if (!isOnlyJson) return "serializeBody";
  return exact ? "serializeExactJson" : "serializeJson";
}

function printBody(body: Body, operation: Operation): string {
  const { name } = operation;
  const fields = [
    `param: ${printString(bodyKeys.name)}`,
    `mediaType: ${printString(body.mediaType)}`,
    `serialize: ${chooseBodySerializer(body)}`,
    ...(takesStreams(body) ? ["isSentOnce: holdsStream"] : []),
    ...(body.exact ? [`exact: ${nameExactConstant(requestMarks, body.type, name)}`] : []),
    ...printItemWriter(body),
    ...printEncoding(body),
    ...(hasPartHeaders(body) ? [`partHeaders: ${printString(bodyKeys.partHeaders)}`] : []),
    ...printOtherContents(body),
  ];
  return `body: ${printFields(fields)}`;
}

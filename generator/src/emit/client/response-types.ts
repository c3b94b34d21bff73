import type { OptionalKind, TypeParameterDeclarationStructure } from "ts-morph";
import { hasSeveralMedia, type Operation } from "../../model/api/operation.ts";
import type { SuccessMedia } from "../../model/api/response.ts";
import type { Import } from "../print/imports.ts";
import { printString } from "../print/literal.ts";
import { listTypeNames, printTypeRef } from "../print/type-ref.ts";
import { hasChoice } from "./response-metadata.ts";

type TypeParam = OptionalKind<TypeParameterDeclarationStructure> & { constraint: string; default: string };

/** Prints the type of a pending response, which names its operation for the types of failures. */
export function printPending(operation: Operation): string {
  return `PendingResponse<${printChosen(operation)}, ${printString(operation.id)}>`;
}

/** Prints the type of the result of a call, as the caller chose it. */
function printChosen(operation: Operation): string {
  const { media } = operation.response;
  if (!hasChoice(operation)) return printResultType(operation);
  const chosen = media.length > 1 ? `MediaResults[${printString(operation.id)}][Accept]` : printBody(media[0]);
  return addOthers(operation, hasBytes(operation) ? `ReadAs<${chosen}, As>` : chosen);
}

/** Prints the type of the result of a call with default options. */
export function printResultType(operation: Operation): string {
  return addOthers(operation, printBody(operation.response));
}

/** Prints the results of an operation by media type. */
export function printMediaResults({ response }: Operation): string {
  const fields = response.media.map((media) => `${printString(media.name)}: ${printBody(media)};`);
  return `{ ${fields.join(" ")} }`;
}

/** Returns the type parameters of the method: the media type and the form that the caller chooses. */
export function listTypeParams(operation: Operation): TypeParam[] {
  const { id, response } = operation;
  const first = printString(response.media[0]?.name ?? "");
  return [
    ...(hasSeveralMedia(operation)
      ? [{ name: "Accept", constraint: `keyof MediaResults[${printString(id)}]`, default: first }]
      : []),
    ...(hasBytes(operation) ? [{ name: "As", constraint: `"blob" | "stream"`, default: `"blob"` }] : []),
  ];
}

/** Prints a type parameter: `Accept extends keyof MediaResults["reports.get"] = "text/csv"`. */
export function printTypeParam({ name, constraint, default: first }: TypeParam): string {
  return `${name} extends ${constraint} = ${first}`;
}

/** Prints the parameter for the options of a call. */
export function printOptionsParam(operation: Operation): { name: string; type: string; hasQuestionToken: true } {
  return { name: "options", type: printOptions(operation), hasQuestionToken: true };
}

/** Returns the imports that the signature of a method needs, besides the types of the wire. */
export function listSignatureImports(operation: Operation): Import[] {
  const options = printOptions(operation).replace(/<.*/, "");
  const { redirects } = operation.response;
  const isMultiple = hasSeveralMedia(operation);
  // The table of results has the streams of an operation with several media types.
  const streams = isMultiple ? [] : listStreamNames(operation.response);
  return [
    { from: "../call/call-options.js", name: options, type: true },
    ...(isMultiple ? [{ from: "./media.js", name: "MediaResults", type: true }] : []),
    ...(hasBytes(operation) ? [{ from: "../call/call-options.js", name: "ReadAs", type: true }] : []),
    ...(redirects.length > 0 ? [{ from: "../responses/redirect.js", name: "Redirect", type: true }] : []),
    ...streams.map((name) => ({ from: "../streams/item-stream.js", name, type: true })),
  ];
}

/** Returns the imports of the table of results. */
export function listMediaImports({ response }: Operation): Import[] {
  return response.media.flatMap((media) => [
    ...listStreamNames(media).map((name) => ({ from: "../streams/item-stream.js", name, type: true })),
    ...listBodyNames(media).map((name) => ({ from: "@shortvideo-api/openapi-types", name, type: true })),
  ]);
}

/** Returns the types of the client that callers of an operation may name: its options, streams and redirects. */
export function listResultTypes(operation: Operation): Import[] {
  const named = [...listSignatureImports(operation), ...listMediaImports(operation)];
  return named.filter(({ from, name }) => from.startsWith("../") && name !== "CallOptions");
}

/** Returns the names of `openapi-types` that the signature of a method refers to. */
export function listResultNames(operation: Operation): readonly string[] {
  const { pagination, response } = operation;
  // With several media types, the table of results names the types. The helper of a list names the type of a page.
  return hasSeveralMedia(operation) && !pagination ? [] : listBodyNames(response);
}

function printOptions(operation: Operation): string {
  if (!hasChoice(operation)) return "CallOptions";
  const { media } = operation.response;
  const name = media.some(({ kind }) => kind === "events") ? "EventOptions" : "MediaOptions";
  const accept = media.length > 1 ? "Accept" : hasBytes(operation) ? "never" : undefined;
  const given = [...(accept === undefined ? [] : [accept]), ...(hasBytes(operation) ? ["As"] : [])];
  return given.length === 0 ? name : `${name}<${given.join(", ")}>`;
}

function hasBytes(operation: Operation): boolean {
  return hasChoice(operation) && operation.response.media.some(({ kind }) => kind === "binary");
}

function addOthers({ response }: Operation, type: string): string {
  const redirects = response.redirects.map((status) => `Redirect<${status}>`);
  const isOptional = response.mayBeEmpty && type !== "void";
  return [...(response.isRedirect ? [] : [type]), ...(isOptional ? ["undefined"] : []), ...redirects].join(" | ");
}

function printBody(media: SuccessMedia | undefined): string {
  if (!media?.type || media.kind === "none") return "void";
  const type = printTypeRef(media.type);
  switch (media.kind) {
    case "json":
      return type;
    case "text":
      return "string";
    case "binary":
      return "Blob";
    case "events":
      return media.items?.of === "event" ? `EventStream<${type}>` : `EventStream<ServerSentEvent<${printData(media)}>>`;
    default:
      return `ItemStream<${media.items?.of === "text" ? "unknown" : type}>`;
  }
}

function printData({ items, type }: SuccessMedia): string {
  return items?.of === "text" || !type ? "string" : printTypeRef(type);
}

function listStreamNames({ kind, items }: SuccessMedia): string[] {
  if (kind === "events") return items?.of === "event" ? ["EventStream"] : ["EventStream", "ServerSentEvent"];
  return kind === "lines" || kind === "records" ? ["ItemStream"] : [];
}

function listBodyNames({ items, kind, type }: SuccessMedia): readonly string[] {
  const isNamed = kind !== "none" && kind !== "text" && kind !== "binary" && items?.of !== "text";
  return type && isNamed ? listTypeNames(type) : [];
}

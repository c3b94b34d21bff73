import type { OptionalKind, TypeParameterDeclarationStructure } from "ts-morph";
import {
  hasChoice,
  hasSeveralMedia,
  isRange,
  type Operation,
  printString,
  type ResponseKind,
  type SuccessBody,
  type SuccessMedia,
  printTypeRef,
} from "@shortvideo-api/model/source";

type TypeParam = OptionalKind<TypeParameterDeclarationStructure> & { constraint: string; default: string };

/** Prints the type of a pending response, which names its operation for the types of failures. */
export function printPending(operation: Operation): string {
  return `PendingResponse<${printChosen(operation)}, ${printString(operation.id)}>`;
}

/** Prints the type of the result of a call, as the caller chose it. */
function printChosen(operation: Operation): string {
  const { media } = operation.response;
  if (!hasChoice(operation)) return printResultType(operation);
  const chosen = media.length > 1 ? printMediaResult(operation) : printBody(media[0]);
  return addOthers(operation, hasBytes(operation) ? `ReadAs<${chosen}, As>` : chosen);
}

function printMediaResult({ id, response }: Operation): string {
  const results = `MediaResults[${printString(id)}]`;
  return response.media.some(isRange) ? `MediaResult<${results}, Accept>` : `${results}[Accept]`;
}

/** Prints the type of the result of a call with default options. */
export function printResultType(operation: Operation): string {
  // A response to HEAD has no body.
  return addOthers(operation, operation.httpMethod === "HEAD" ? "void" : printBody(operation.response));
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
  const names = `keyof MediaResults[${printString(id)}]`;
  const constraint = response.media.some(isRange) ? `MediaWithin<${names}>` : names;
  return [
    ...(hasSeveralMedia(operation) ? [{ name: "Accept", constraint, default: first }] : []),
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

function printOptions(operation: Operation): string {
  if (!hasChoice(operation)) return "CallOptions";
  const { media } = operation.response;
  const name = media.some(({ kind }) => kind === "events") ? "EventOptions" : "MediaOptions";
  const only = media.find(isRange);
  const members = only ? `MediaWithin<${printString(only.name)}>` : hasBytes(operation) ? "never" : undefined;
  const accept = media.length > 1 ? "Accept" : members;
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

/** Prints the type of the result of a call that asks for a media type: the types of the bodies of all statuses. */
function printBody(media: SuccessMedia | undefined): string {
  if (!media?.type || media.kind === "none") return "void";
  return [...new Set(listBodies(media).map(printSuccessBody))].join(" | ");
}

/** Lists the bodies that a call may get: those of the media type itself, and those of statuses that have others. */
function listBodies(media: SuccessMedia): readonly SuccessBody[] {
  return [media, ...media.bodies.filter(({ kind }) => kind !== media.kind)];
}

/** Prints the type of the result of a call for a kind of body. `type` is that of the body, or of one item of a stream. */
type PrintResult = (type: string, body: SuccessBody) => string;

const printItemStream: PrintResult = (type, { items }) => `ItemStream<${items?.of === "text" ? "unknown" : type}>`;

const resultPrinters: Readonly<Record<ResponseKind, PrintResult>> = {
  json: (type) => type,
  text: () => "string",
  binary: () => "Blob",
  events: (type, body) =>
    body.items?.of === "event" ? `EventStream<${type}>` : `EventStream<ServerSentEvent<${printData(body)}>>`,
  lines: printItemStream,
  records: printItemStream,
  none: () => "void",
};

function printSuccessBody(body: SuccessBody): string {
  return resultPrinters[body.kind](body.type ? printTypeRef(body.type) : "unknown", body);
}

function printData({ items, type }: SuccessBody): string {
  return items?.of === "text" || !type ? "string" : printTypeRef(type);
}

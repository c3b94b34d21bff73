import {
  hasChoice,
  hasSeveralMedia,
  isRange,
  type Operation,
  printString,
  type SuccessBody,
  type SuccessMedia,
  printTypeRef,
} from "@shortvideo-api/model/source";

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

/** Prints the type parameters of the method, for the media type and the form that the caller chooses. */
export function printTypeParams(operation: Operation): string {
  const { id, response } = operation;
  const first = printString(response.media[0]?.name ?? "");
  const names = `keyof MediaResults[${printString(id)}]`;
  const constraint = response.media.some(isRange) ? `MediaWithin<${names}>` : names;
  const params = [
    ...(hasSeveralMedia(operation) ? [`Accept extends ${constraint} = ${first}`] : []),
    ...(hasBytes(operation) ? [`As extends "blob" | "stream" = "blob"`] : []),
  ];
  return params.length === 0 ? "" : `<${params.join(", ")}>`;
}

/** Prints the type of the options of a call. */
export function printOptions(operation: Operation): string {
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

function printSuccessBody({ kind, type, items }: SuccessBody): string {
  const printed = type ? printTypeRef(type) : "unknown";
  switch (kind) {
    case "json":
      return printed;
    case "text":
      return "string";
    case "binary":
      return "Blob";
    case "events":
      if (items?.of === "event") return `EventStream<${printed}>`;
      return `EventStream<ServerSentEvent<${items?.of === "text" || !type ? "string" : printed}>>`;
    case "lines":
    case "records":
      return `ItemStream<${items?.of === "text" ? "unknown" : printed}>`;
    default:
      return "void";
  }
}

import {
  hasEmptyResponse,
  type NamedMedia,
  type Operation,
  printKey,
  printString,
  type StatusBody,
  type SuccessBody,
} from "@shortvideo-api/model/source";
import { nameExact, nameExactConstant, nameMediaPrefix, printExact } from "../print/exact.ts";
import { printFields, printStatusKey } from "../print/literal.ts";

/** Prints how the client reads the body of a success, as fields of the metadata. */
export function printResponse(operation: Operation, envelope: readonly string[]): string[] {
  const { response } = operation;
  const redirects =
    response.redirects.length > 0 ? [`redirects: [${response.redirects.join(", ")}]`, "readRedirect"] : [];
  if (response.isRedirect) return redirects;
  if (hasEmptyResponse(operation)) return ["empty: () => undefined", "parse: () => undefined", ...redirects];
  if (!usesChooser(operation)) return [...printMedia(operation, 0), ...envelope, ...redirects];
  const media = response.media.map(({ name }, index) => {
    const fields = [...printMedia(operation, index), ...(index === 0 ? envelope : [])];
    return `${printKey(name)}: ${printFields(fields)}`;
  });
  return [`choose: ${nameChooser(response.media)}`, `media: ${printFields(media)}`, ...redirects];
}

/** Returns whether callers can choose the media type or the form of a response, or where its events begin. */
export function hasChoice(operation: Operation): boolean {
  const { kind, media } = operation.response;
  return (
    !hasEmptyResponse(operation) && (media.length > 1 || kind === "binary" || kind === "events" || media.some(isRange))
  );
}

/** Returns whether callers can choose a media type within a range, such as `image/*`. JSON of any media type is no range. */
export function isRange({ kind, name }: NamedMedia): boolean {
  return /^[^*]+\/\*/.test(name) || (kind !== "json" && /^\*\/\*\s*(;|$)/.test(name));
}

/** Returns whether the client asks for a media type other than JSON, which is the default. */
function usesChooser(operation: Operation): boolean {
  const [media] = operation.response.media;
  const isDefault = media && /^(application\/json|\*\/\*)\s*(;|$)/i.test(media.name);
  return hasChoice(operation) || (!hasEmptyResponse(operation) && !isDefault);
}

function nameChooser(media: readonly NamedMedia[]): "chooseEvents" | "chooseMedia" {
  return media.some(({ kind }) => kind === "events") ? "chooseEvents" : "chooseMedia";
}

function printMedia(operation: Operation, index: number): string[] {
  const media = operation.response.media[index];
  if (!media) return [];
  const statuses = listOtherStatuses(operation, index).map(({ body, fields }) => {
    const isNamed = usesChooser(operation) && body.name !== media.name;
    const printed = [...(isNamed ? [`accept: ${printString(body.name)}`] : []), ...fields].join(", ");
    return `${printStatusKey(body.status)}: ${printed === "" ? "{}" : `{ ${printed} }`}`;
  });
  return [
    ...printReader(media, media, operation, index),
    ...(statuses.length === 0 ? [] : ["pick: pickByStatus", `statuses: ${printFields(statuses)}`]),
  ];
}

/** Lists the statuses whose bodies are not read like the media type itself, with their readers. */
function listOtherStatuses(
  operation: Operation,
  index: number,
): readonly { readonly body: StatusBody; readonly fields: readonly string[] }[] {
  const media = operation.response.media[index];
  if (!media) return [];
  const base = printReader(media, media, operation, index).join();
  const read = media.bodies.map((body) => ({ body, fields: printReader(body, media, operation, index) }));
  const others = read.filter(({ fields }) => fields.join() !== base);
  // A status beside a range that has its number is no part of the range.
  const isRanged = read.some(({ body }) => body.status.endsWith("XX"));
  return others.length > 0 && isRanged ? read : others;
}

/** Prints how a body is read. `media` is the media type that the call asks for. */
function printReader(body: SuccessBody, media: NamedMedia, operation: Operation, index: number): string[] {
  const { mayBeEmpty } = operation.response;
  const parse = printParser(body, media, operation, index);
  const empty = mayBeEmpty ? ["empty: () => undefined"] : [];
  switch (body.kind) {
    case "json":
      return [...empty, ...parse];
    case "text":
      return [`empty: () => ""`, "parse: (text) => text"];
    case "binary":
      return ["read: readBlob", "open: openDownload", "empty: () => new Blob()"];
    default:
      return [`read: ${openers[body.kind]}`, "empty: openNothing", ...parse];
  }
}

const openers = { events: "openEvents", lines: "openLines", records: "openRecords", none: undefined };

/** Prints the function that parses a body, or an item of a stream. Without one, the client parses JSON. */
function printParser(body: SuccessBody, media: NamedMedia, operation: Operation, index: number): string[] {
  const parser = chooseParser(body);
  if (parser === undefined) return [];
  if (parser === "text") return ["parse: (text) => text"];
  const marks = printMarks(body, media, operation, index);
  return [marks === undefined ? `parse: ${parser}` : `parse: (text) => ${parser}(text, ${marks})`];
}

/** Prints the marks of 64-bit numbers in a body: a constant of `wire`, if it has one. */
function printMarks(body: SuccessBody, media: NamedMedia, operation: Operation, index: number): string | undefined {
  if (!body.exact || !body.type) return undefined;
  const name = nameMarks(body, media, operation, index);
  return name ?? printExact(body.exact);
}

function nameMarks(
  { exact, type }: SuccessBody,
  media: NamedMedia,
  { name }: Operation,
  index: number,
): string | undefined {
  const isOfMedia = JSON.stringify(exact) === JSON.stringify(media.exact);
  if (isOfMedia && media.type) return nameExactConstant(nameMediaPrefix(index), media.type, name);
  return type?.kind === "schema" ? nameExact(type.name) : undefined;
}

/** Chooses the parser of a body, or of an item of a stream; `undefined` for plain JSON. */
function chooseParser({ exact, items, kind, type }: SuccessBody): string | undefined {
  if (kind === "events" && items?.data === "text") return "text";
  const isMixed = kind === "events" && items?.data === "mixed";
  const isMarked = exact !== undefined && type !== undefined;
  if (isMarked && items?.of === "event") return isMixed ? "readEventJsonOrText" : "readEventJson";
  return isMixed ? "readJsonOrText" : isMarked ? "readExact" : undefined;
}

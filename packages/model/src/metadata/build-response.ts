import { hasEmptyResponse, type Operation } from "../api/operation.ts";
import type { NamedMedia, ResponseKind, StatusBody, SuccessBody } from "../api/response.ts";
import { isAnyType } from "../operation/read-media.ts";
import { buildMarks, nameExact, nameExactConstant, nameMediaPrefix } from "./build-marks.ts";
import { arrowOf, type Code, type CodeFields, constantOf, nameOf } from "./code.ts";

/** Builds how the client reads the body of a success. */
export function buildResponse(operation: Operation): CodeFields {
  const { response } = operation;
  const redirects =
    response.redirects.length > 0 ? { redirects: response.redirects, readRedirect: nameOf("readRedirect") } : {};
  if (response.isRedirect) return redirects;
  if (hasEmptyResponse(operation)) return { empty: nothing, parse: nothing, ...redirects };
  const recognized = { envelope: response.envelope, list: response.list };
  if (!usesChooser(operation)) return { ...buildMedia(operation, 0), ...recognized, ...redirects };
  const media = response.media.map(({ name }, index) => {
    return [name, { ...buildMedia(operation, index), ...(index === 0 && recognized) }] as const;
  });
  const chooser = response.media.some(({ kind }) => kind === "events") ? "chooseEvents" : "chooseMedia";
  return { choose: nameOf(chooser), media: Object.fromEntries(media), ...redirects };
}

const nothing = nameOf("() => undefined");
/** Services send a string of any media type as it is, or as JSON. */
function asText({ name }: NamedBody): Code {
  return nameOf(isAnyType(name) ? "readQuotedText" : "(text) => text");
}

/** A body with its media type as the document writes it. */
type NamedBody = NamedMedia | StatusBody;

/** Returns whether callers can choose the media type or the form of a response, or where its events begin. */
export function hasChoice(operation: Operation): boolean {
  const { kind, media } = operation.response;
  return (
    !hasEmptyResponse(operation) && (media.length > 1 || kind === "binary" || kind === "events" || media.some(isRange))
  );
}

/** Returns whether callers can choose a media type within a range, such as `image/*`. JSON of any media type is no range. */
export function isRange({ kind, name }: NamedMedia): boolean {
  return /^[^*]+\/\*/.test(name) || (kind === "binary" && isAnyType(name));
}

/** Returns whether the client asks for a media type other than JSON, which is the default. */
function usesChooser(operation: Operation): boolean {
  const [media] = operation.response.media;
  const isDefault = media && /^(application\/json|\*\/\*)\s*(;|$)/i.test(media.name);
  return hasChoice(operation) || (!hasEmptyResponse(operation) && !isDefault);
}

function buildMedia(operation: Operation, index: number): CodeFields {
  const media = operation.response.media[index];
  if (!media) return {};
  const read = (body: NamedBody): CodeFields => buildReader(body, media, operation, index);
  const statuses = listOtherStatuses(media).map((body) => {
    const isNamed = usesChooser(operation) && body.name !== media.name;
    return [body.status, { accept: isNamed ? body.name : undefined, ...read(body) }] as const;
  });
  return {
    ...read(media),
    ...(statuses.length > 0 && { pick: nameOf("pickByStatus"), statuses: Object.fromEntries(statuses) }),
  };
}

/** Lists the statuses whose bodies are not read like the media type itself. */
function listOtherStatuses(media: NamedMedia): readonly StatusBody[] {
  const others = media.bodies.filter((body) => printReader(body) !== printReader(media));
  // A status beside a range that has its number is no part of the range.
  const isRanged = media.bodies.some(({ status }) => status.endsWith("XX"));
  return others.length > 0 && isRanged ? media.bodies : others;
}

/** Prints what decides how a body is read. */
function printReader(body: NamedBody): string {
  return JSON.stringify([body.kind, body.kind === "text" ? asText(body) : chooseParser(body), body.exact]);
}

/** Builds how a body is read. `media` is the media type that the call asks for. */
function buildReader(body: NamedBody, media: NamedMedia, operation: Operation, index: number): CodeFields {
  const { mayBeEmpty } = operation.response;
  const parse = buildParser(body, media, operation, index);
  switch (body.kind) {
    case "none":
    case "json":
      return { empty: mayBeEmpty ? nothing : undefined, parse };
    case "text":
      return { empty: nameOf(`() => ""`), parse: asText(body) };
    case "binary":
      return {
        read: nameOf("readBlob"),
        open: nameOf("openDownload"),
        empty: nameOf("() => new Blob()"),
      };
    default:
      return { read: nameOf(openers[body.kind]), empty: nameOf("openNothing"), parse };
  }
}

const openers: Readonly<Record<Exclude<ResponseKind, "json" | "text" | "binary" | "none">, string>> = {
  events: "openEvents",
  lines: "openLines",
  records: "openRecords",
};

/** Builds the function that parses a body, or an item of a stream. Without one, the client parses JSON. */
function buildParser(body: NamedBody, media: NamedMedia, operation: Operation, index: number): Code {
  const parser = chooseParser(body);
  if (parser === undefined) return undefined;
  if (parser === "text") return asText(body);
  const marks = nameMarks(body, media, operation, index);
  return marks ? arrowOf("text", parser, marks) : nameOf(parser);
}

/** Returns the marks of 64-bit numbers in a body: a constant of `wire`, if it has one. */
function nameMarks({ exact, type }: SuccessBody, media: NamedMedia, { name }: Operation, index: number): Code {
  if (!exact || !type) return undefined;
  const read = (): Code => buildMarks(exact);
  const isOfMedia = JSON.stringify(exact) === JSON.stringify(media.exact);
  if (isOfMedia && media.type) return constantOf(nameExactConstant(nameMediaPrefix(index), media.type, name), read);
  return type.kind === "schema" ? constantOf(nameExact(type.name), read) : read();
}

/** Chooses the parser of a body, or of an item of a stream; `undefined` for plain JSON. */
function chooseParser({ exact, items, kind, type }: SuccessBody): string | undefined {
  if (kind === "events" && items?.data === "text") return "text";
  const isMixed = kind === "events" && items?.data === "mixed";
  const isMarked = exact !== undefined && type !== undefined;
  if (isMarked && items?.of === "event") return isMixed ? "readEventJsonOrText" : "readEventJson";
  return isMixed ? "readJsonOrText" : isMarked ? "readExact" : undefined;
}

import type { Operation } from "../../model/api/operation.ts";
import type { NamedMedia, ResponseKind, SuccessMedia } from "../../model/api/response.ts";
import type { TypeRef } from "../../model/api/type-ref.ts";
import { nameMediaPrefix } from "../print/exact.ts";
import type { Import } from "../print/imports.ts";
import { printKey } from "../print/literal.ts";

/** Prints how the client reads the body of a success, as fields of the metadata. */
export function printResponse(operation: Operation, envelope: readonly string[]): string[] {
  const { response } = operation;
  const redirects =
    response.redirects.length > 0 ? [`redirects: [${response.redirects.join(", ")}]`, "readRedirect"] : [];
  if (response.isRedirect) return redirects;
  if (isEmpty(operation)) return ["empty: () => undefined", "parse: () => undefined", ...redirects];
  if (!usesChooser(operation)) return [...printMedia(operation, 0), ...envelope, ...redirects];
  const media = response.media.map(({ name }, index) => {
    const fields = [...printMedia(operation, index), ...(index === 0 ? envelope : [])];
    return `${printKey(name)}: ${fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`}`;
  });
  return [`choose: ${nameChooser(response.media)}`, `media: { ${media.join(", ")} }`, ...redirects];
}

/** Returns the imports that {@link printResponse} needs. */
export function listResponseImports(operation: Operation): Import[] {
  const { response } = operation;
  const redirect = response.redirects.length > 0 ? ["readRedirect"] : [];
  if (isEmpty(operation)) return redirect.map(importReader);
  const readers = [
    ...redirect,
    ...(usesChooser(operation) ? [nameChooser(response.media)] : []),
    ...response.media.flatMap((media) => [...readersByKind[media.kind], ...listParserNames(media)]),
  ];
  const exacts = response.media.flatMap(({ exact, type }, index) =>
    exact && type ? [nameExactConstant(nameMediaPrefix(index), type, operation.name)] : [],
  );
  return [...readers.map(importReader), ...exacts.map((name) => ({ from: "@shortvideo-api/wire", name }))];
}

/** Returns whether callers can choose the media type or the form of a response, or where its events begin. */
export function hasChoice(operation: Operation): boolean {
  const { kind, media } = operation.response;
  return !isEmpty(operation) && (media.length > 1 || kind === "binary" || kind === "events");
}

/** Returns whether the client asks for a media type other than JSON, which is the default. */
function usesChooser(operation: Operation): boolean {
  const [media] = operation.response.media;
  const isDefault = media && /^(application\/json|\*\/\*)\s*(;|$)/i.test(media.name);
  return hasChoice(operation) || (!isEmpty(operation) && !isDefault);
}

/** Returns whether a success has no body. A response to HEAD never has one: https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2 */
function isEmpty({ response, httpMethod }: Operation): boolean {
  return response.kind === "none" || httpMethod === "HEAD";
}

function nameChooser(media: readonly NamedMedia[]): "chooseEvents" | "chooseMedia" {
  return media.some(({ kind }) => kind === "events") ? "chooseEvents" : "chooseMedia";
}

/** The functions that read each kind of body. */
const readersByKind: Readonly<Record<ResponseKind, readonly string[]>> = {
  json: [],
  text: [],
  binary: ["readBlob", "openDownload"],
  events: ["openEvents", "openNothing"],
  lines: ["openLines", "openNothing"],
  records: ["openRecords", "openNothing"],
  none: [],
};

const readerFiles: Readonly<Record<string, string>> = {
  chooseEvents: "../streams/open-events.js",
  chooseMedia: "../responses/choose-media.js",
  openDownload: "../streams/open-download.js",
  openEvents: "../streams/open-events.js",
  openLines: "../streams/open-items.js",
  openNothing: "../streams/item-stream.js",
  openRecords: "../streams/open-items.js",
  readBlob: "../responses/read-blob.js",
  readEventJson: "../streams/read-item.js",
  readEventJsonOrText: "../streams/read-item.js",
  readExact: "@shortvideo-api/wire",
  readJsonOrText: "../streams/read-item.js",
  readRedirect: "../responses/redirect.js",
};

function importReader(name: string): Import {
  return { from: readerFiles[name] ?? "", name };
}

function printMedia(operation: Operation, index: number): string[] {
  const media = operation.response.media[index];
  if (!media) return [];
  const { mayBeEmpty } = operation.response;
  const parse = printParser(media, operation, index);
  const empty = mayBeEmpty ? ["empty: () => undefined"] : [];
  switch (media.kind) {
    case "json":
      return [...empty, ...parse];
    case "text":
      return [`empty: () => ""`, "parse: (text) => text"];
    case "binary":
      return ["read: readBlob", "open: openDownload", "empty: () => new Blob()"];
    default:
      return [`read: ${readersByKind[media.kind][0]}`, "empty: openNothing", ...parse];
  }
}

/** Prints the function that parses a body, or an item of a stream. Without one, the client parses JSON. */
function printParser(media: SuccessMedia, { name }: Operation, index: number): string[] {
  const parser = chooseParser(media);
  if (parser === undefined) return [];
  if (parser === "text") return ["parse: (text) => text"];
  if (!media.exact || !media.type) return [`parse: ${parser}`];
  return [`parse: (text) => ${parser}(text, ${nameExactConstant(nameMediaPrefix(index), media.type, name)})`];
}

/** Chooses the parser of a body, or of an item of a stream; `undefined` for plain JSON. */
function chooseParser({ exact, items, kind, type }: SuccessMedia): string | undefined {
  if (kind === "events" && items?.data === "text") return "text";
  const isMixed = kind === "events" && items?.data === "mixed";
  const isMarked = exact !== undefined && type !== undefined;
  if (isMarked && items?.of === "event") return isMixed ? "readEventJsonOrText" : "readEventJson";
  return isMixed ? "readJsonOrText" : isMarked ? "readExact" : undefined;
}

function listParserNames(media: SuccessMedia): string[] {
  const parser = chooseParser(media);
  return parser === undefined || parser === "text" ? [] : [parser];
}

/** Names the constant of `wire` for a type: that of its schema, or that of the operation. */
export function nameExactConstant(prefix: string, type: TypeRef, name: string): string {
  return type.kind === "schema" ? `exact${type.name}` : `${prefix}${name}`;
}

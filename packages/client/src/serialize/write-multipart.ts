import type { Exact } from "@shortvideo-api/wire";
import type { EncodingMetadata } from "../call/param-style.js";
import type { ParamValues, SerializedBody } from "../call/metadata.js";
import { serializeHeaders, serializeQuery } from "./serialize-params.js";
import { isJson } from "../call/media-type.js";
import { isByteSource, isStream, type ByteSource } from "./holds-stream.js";
import { isJsonPart, isPlain, isStyled } from "./form-json.js";
import { delimiters, isComposite, joinTexts, toText } from "./serialize-scalars.js";
import { stringifyItem, stringifyProperty } from "./stringify-property.js";

/** The media type of a multipart body, and the serialization of its parts. */
interface MultipartOptions {
  readonly mediaType: string;
  readonly encoding?: Readonly<Record<string, EncodingMetadata>> | undefined;
  /** The caller's headers of parts, by the names of the parts. */
  readonly headers: ParamValues;
  /** Marks the 64-bit numbers of the whole form. */
  readonly exact?: Exact | undefined;
}

/** A part of a body with its name and its own headers. */
export interface MultipartPart extends Part {
  readonly name: string;
  readonly headers: readonly (readonly [name: string, text: string])[];
}

/** A part of a `Blob`. The runtimes' own types of it differ. */
type BlobPiece = NonNullable<ConstructorParameters<typeof Blob>[0]>[number];

/** A part of a body before it is written. */
interface Part {
  readonly content: BlobPiece | ByteSource;
  readonly type?: string | undefined;
  readonly fileName?: string | undefined;
}

/**
 * Writes the properties of an object as parts: files and bytes as they are, objects as JSON, lists as one part for each item. Null is
 * the text `null`.
 * `FormData` cannot write streams, JSON with its media type, or media types other than `multipart/form-data`.
 * A body with a stream is a stream itself, of any size.
 *
 * https://www.rfc-editor.org/rfc/rfc7578
 */
export function writeMultipart(body: object, { mediaType, ...options }: MultipartOptions): SerializedBody {
  // Lower case, because `Blob` changes its type to lower case.
  const boundary = `part-${createRandomText()}-${createRandomText()}`;
  const written = listMultipartParts(body, options).flatMap(({ name, content, type, fileName, headers }) => {
    const file = fileName === undefined ? "" : `; filename="${escape(fileName)}"`;
    const header = type === undefined ? "" : `content-type: ${type}\r\n`;
    const lines = headers.map(([key, text]) => `${key}: ${text}\r\n`).join("");
    const disposition = `content-disposition: form-data; name="${escape(name)}"${file}\r\n`;
    return [`--${boundary}\r\n${disposition}${header}${lines}\r\n`, content, "\r\n"];
  });
  const type = mediaType.includes("*") ? "multipart/form-data" : mediaType;
  const contentType = `${type}; boundary=${boundary}`;
  const pieces = [...written, `--${boundary}--\r\n`];
  // `fetch` sends the type and the length of a `Blob`.
  if (pieces.every(isKnown)) return { body: new Blob(pieces, { type: contentType }), contentType: null };
  return { body: joinPieces(pieces), contentType, duplex: "half" };
}

type Piece = Part["content"];

function isKnown(piece: Piece): piece is BlobPiece {
  return !isByteSource(piece);
}

/** The part of a reader that streams and iterables share, in the types of all runtimes. */
interface Reader {
  readonly read: () => Promise<{ readonly done?: boolean | undefined; readonly value?: unknown }>;
  readonly cancel: (reason: unknown) => unknown;
}

/** Joins pieces to one stream, which opens each piece after the piece before it. */
export function joinPieces(pieces: readonly Piece[]): ReadableStream {
  let reader: Reader | undefined;
  const rest = [...pieces];
  // oxlint-disable-next-line no-restricted-globals -- Only bodies with streams need it.
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        if (!reader) {
          const piece = rest.shift();
          if (piece === undefined) return controller.close();
          reader = openPiece(piece);
        }
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        reader = undefined;
      }
    },
    async cancel(reason) {
      // Unread streams keep files and connections open, too.
      const readers = [reader, ...rest.map(openPiece)];
      await Promise.all(readers.map((each) => each?.cancel(reason)));
    },
  });
}

function openPiece(piece: Piece): Reader {
  const source = isByteSource(piece) ? piece : new Blob([piece]).stream();
  if (isStream(source)) return source.getReader();
  const iterator = source[Symbol.asyncIterator]();
  return { read: () => iterator.next(), cancel: () => iterator.return?.() };
}

/** Lists the parts of a body. */
export function listMultipartParts(
  body: object,
  { encoding = {}, headers, exact }: Omit<MultipartOptions, "mediaType">,
): MultipartPart[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const metadata = Object.hasOwn(encoding, name) ? encoding[name] : undefined;
    const contentType = metadata?.contentType;
    const stringify = Array.isArray(value) ? stringifyItem : stringifyProperty;
    const write = (part: unknown): string =>
      isJsonPart(part, contentType) ? stringify(name, part, exact) : toText(part);
    return listParts(name, value, metadata).map(([partName, part]) => ({
      name: partName,
      ...toPart(part, { name, contentType, write }),
      headers: Object.entries(serializeHeaders(pickHeaders(headers, name, metadata), metadata?.headers)),
    }));
  });
}

/** Returns the caller's headers of a part, without headers that the document does not have. */
function pickHeaders(headers: ParamValues, part: string, { headers: known = {} }: EncodingMetadata = {}): ParamValues {
  const given: ParamValues = Object(Object.hasOwn(headers, part) ? headers[part] : undefined);
  return Object.fromEntries(
    Object.keys(known).map((name) => [name, Object.hasOwn(given, name) ? given[name] : undefined]),
  );
}

function createRandomText(): string {
  return Math.random().toString(36).slice(2);
}

/** Lists the parts of a property, with their names. A style may join the values of a list or an object, or give an object several names. */
function listParts(
  name: string,
  value: unknown,
  metadata: EncodingMetadata = {},
): readonly (readonly [name: string, part: unknown])[] {
  const { style = "form", explode = style === "form" } = metadata;
  const isObject = isPlain(value);
  if (isStyled(metadata) && (isObject || Array.isArray(value))) {
    if (!explode && style !== "deepObject") {
      const entries = Object.entries(value).filter(([, item]) => item !== undefined);
      const texts = entries.flatMap(([key, item]) => [...(isObject ? [key] : []), toText(item)]);
      return texts.length === 0 ? [] : [[name, joinTexts(name, texts, decodeURIComponent(delimiters[style] ?? ","))]];
    }
    if (isObject || style === "deepObject") {
      const pairs = serializeQuery({ [name]: value }, { [name]: { style, explode } }).split("&");
      return pairs.filter(Boolean).map((pair) => {
        const [key = "", text = ""] = pair.split("=").map(decodeURIComponent);
        return [key, text];
      });
    }
  }
  return [value]
    .flat()
    .filter((part) => part !== undefined)
    .map((part) => [name, part]);
}

interface PartOptions {
  readonly name: string;
  readonly contentType: string | undefined;
  /** Writes a value that is not bytes. */
  readonly write: (value: unknown) => string;
}

function toPart(value: unknown, { name, contentType, write }: PartOptions): Part {
  if (value instanceof Blob) {
    const { name: fileName = "blob", type }: Partial<File> = value;
    return { content: value, type: contentType ?? (type || defaultType), fileName };
  }
  if (value instanceof ArrayBuffer || isByteSource(value) || isView(value)) {
    return { content: value, type: contentType ?? defaultType, fileName: name };
  }
  // Null is not a file of the declared type.
  const type = value === null && !isJson(contentType ?? "") ? undefined : contentType;
  return { content: write(value), type: type ?? (isComposite(value) ? "application/json" : undefined) };
}

/** The media type of bytes. */
const defaultType = "application/octet-stream";

function isView(value: unknown): value is Exclude<BlobPiece, string> {
  return ArrayBuffer.isView(value);
}

/** Escapes a name. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function escape(name: string): string {
  return name.replaceAll(/["\r\n]/g, encodeURIComponent);
}

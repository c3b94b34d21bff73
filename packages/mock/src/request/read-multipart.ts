import { groupEntries, parseMediaType, readBodyKind } from "@shortvideo-api/document";
import { createRecord } from "../operation/create-record.js";
import { decodeText, decodeUtf8 } from "./decode-body.js";
import type { FormEntry } from "./parse-form.js";

/** Why a multipart body cannot be read: a sentence. */
export interface MalformedBody {
  readonly malformed: string;
}

/**
 * Reads the parts of a `multipart/form-data` body with their headers. The text of a part is UTF-8, or in the charset of its media type.
 * In the text of a file, each character is a byte; only JSON is decoded.
 *
 * https://www.rfc-editor.org/rfc/rfc7578
 */
export function readMultipart(contentType: string, body: Uint8Array): readonly FormEntry[] | MalformedBody {
  const boundary = parseMediaType(contentType).parameters.get("boundary") ?? "";
  const parts = boundary === "" ? undefined : splitParts(body, boundary);
  if (!parts) return { malformed: "The body is not `multipart/form-data`, although its `content-type` is." };
  const entries: FormEntry[] = [];
  for (const part of parts) {
    const entry = readPart(part);
    if (!entry) return { malformed: "A part of the body has no `content-disposition: form-data` with a `name`." };
    if (entry.text === undefined)
      return { malformed: `The part \`${entry.name}\` of the body is not text in its charset.` };
    entries.push({ ...entry, text: entry.text });
  }
  return entries;
}

/** A part before its content is decoded. */
interface RawPart {
  readonly head: string;
  readonly content: Uint8Array;
}

/** Splits a body at its delimiters: https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1. Returns `undefined` without the last one. */
function splitParts(body: Uint8Array, boundary: string): RawPart[] | undefined {
  // Then a line break is before the first delimiter, too.
  const whole = Buffer.concat([Buffer.from("\r\n"), body]);
  const parts: RawPart[] = [];
  let delimiter = findDelimiter(whole, boundary, 0);
  while (delimiter && !delimiter.isLast) {
    const next = findDelimiter(whole, boundary, delimiter.end);
    const headEnd = whole.indexOf("\r\n\r\n", delimiter.end);
    if (!next || headEnd < 0 || headEnd + 4 > next.start) return undefined;
    const head = whole.toString("utf8", delimiter.end, headEnd);
    parts.push({ head, content: whole.subarray(headEnd + 4, next.start) });
    delimiter = next;
  }
  return delimiter && parts;
}

interface Delimiter {
  readonly start: number;
  /** The position of the line break that ends it. */
  readonly end: number;
  readonly isLast: boolean;
}

function findDelimiter(whole: Buffer, boundary: string, from: number): Delimiter | undefined {
  const text = Buffer.from(`\r\n--${boundary}`);
  for (let start = whole.indexOf(text, from); start >= 0; start = whole.indexOf(text, start + 1)) {
    let end = start + text.length;
    if (whole.toString("latin1", end, end + 2) === "--") return { start, end, isLast: true };
    while (whole[end] === 0x20 || whole[end] === 0x09) end += 1;
    if (whole.toString("latin1", end, end + 2) === "\r\n") return { start, end, isLast: false };
  }
  return undefined;
}

/** Reads a part. Its text is `undefined` if it cannot be decoded. Returns `undefined` for a part without a name. */
function readPart({ head, content }: RawPart): (Omit<FormEntry, "text"> & { text: string | undefined }) | undefined {
  const headers = parsePartHeaders(head);
  const disposition = readDisposition(headers["content-disposition"]?.[0] ?? "");
  const name = disposition?.get("name");
  if (name === undefined) return undefined;
  const isFile = disposition?.has("filename") === true || disposition?.has("filename*") === true;
  const type = headers["content-type"]?.[0] ?? (isFile ? "text/plain" : undefined);
  return { name, text: decodePart(content, type, isFile), fileType: type, headers };
}

function decodePart(content: Uint8Array, type: string | undefined, isFile: boolean): string | undefined {
  const { essence, parameters } = parseMediaType(type ?? "text/plain");
  const kind = readBodyKind(essence);
  if (kind === "json") return decodeUtf8(content);
  if (isFile || kind !== "text") return Buffer.from(content).toString("latin1");
  return decodeText(content, parameters.get("charset"));
}

function parsePartHeaders(head: string): Record<string, readonly string[]> {
  // Mail libraries continue long headers on the next line: https://www.rfc-editor.org/rfc/rfc5322#section-2.2.3
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const fields = lines.flatMap((line) => {
    const colonAt = line.indexOf(":");
    return colonAt > 0 ? [[line.slice(0, colonAt).toLowerCase(), line.slice(colonAt + 1).trim()] as const] : [];
  });
  return createRecord(groupEntries(fields));
}

/** Reads the parameters of `form-data`. Browsers encode quotes and line breaks as URLs do, and other clients escape quotes. */
function readDisposition(text: string): ReadonlyMap<string, string> | undefined {
  if (!/^form-data[ \t]*(?:;|$)/i.test(text)) return undefined;
  const found = text.matchAll(/;[ \t]*([^\s=;"]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g);
  return new Map(
    [...found].map(([, name = "", quoted, token = ""]) => [
      name.toLowerCase(),
      quoted === undefined ? token : unescape(quoted),
    ]),
  );
}

function unescape(quoted: string): string {
  return quoted.replaceAll('\\"', '"').replaceAll(/%(22|0D|0A)/gi, decodeURIComponent);
}

import { isUtf8 } from "node:buffer";
import * as zlib from "node:zlib";
import { cutText, parseJson } from "@shortvideo-api/document";
import { parseExact } from "@shortvideo-api/wire";
import type { RequestViolation } from "@shortvideo-api/report";

/**
 * Decodes a text without its byte order mark. `charset` is a label of the Encoding Standard: https://encoding.spec.whatwg.org/#names-and-labels
 *
 * Returns `undefined` for bytes that are not in the charset, and for an unknown charset.
 */
export function decodeText(bytes: Uint8Array, charset = "utf-8"): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Parses JSON. Returns `undefined` for another text. */
export function tryJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: parseJson(text) };
  } catch {
    return undefined;
  }
}

/** Parses JSON with exact numbers. Returns `undefined` for another text. */
export function parseExactly(text: string): unknown {
  try {
    return text === "" ? undefined : parseExact(text);
  } catch {
    return undefined;
  }
}

/** Returns whether a charset is known. */
export function isCharset(charset: string): boolean {
  return decodeText(new Uint8Array(), charset) !== undefined;
}

/** Decodes UTF-8. Keeps a byte order mark. Returns `undefined` for other bytes. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? decodeUtf8Leniently(bytes) : undefined;
}

/** Decodes a body as UTF-8. A body is not a `Buffer`, so that the declarations of this package need no types of Node. */
export function decodeUtf8Leniently(body: Uint8Array): string {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8");
}

const decoderOf: ReadonlyMap<string, (body: Uint8Array, options: { maxOutputLength: number }) => Uint8Array> = new Map([
  ["gzip", zlib.gunzipSync],
  ["x-gzip", zlib.gunzipSync],
  ["deflate", zlib.inflateSync],
  ["br", zlib.brotliDecompressSync],
  // Node has it from 22.15 on. Its `fetch` accepts it from services.
  ...("zstdDecompressSync" in zlib ? [["zstd", zlib.zstdDecompressSync] as const] : []),
]);

/** The codings that a body may have, for the header `accept-encoding`. */
export const acceptedCodings = [...decoderOf.keys()].filter((coding) => coding !== "x-gzip").join(", ");

/** Maximum number of codings of one body. A body can be made that decodes to itself. */
const maxCodings = 4;

const place = "header.content-encoding";

/**
 * Decodes a body by its header `content-encoding`, the last coding first. Returns a violation if the mock cannot decode it, or if the
 * decoded body has more than `maxBytes`.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-8.4
 */
export function decodeContent(
  body: Uint8Array,
  contentEncoding: readonly string[],
  maxBytes: number,
): Uint8Array | RequestViolation {
  const all = contentEncoding.join(",").toLowerCase().split(",");
  const codings = all.map((each) => each.trim()).filter((each) => each !== "" && each !== "identity");
  // Without a body there is nothing to decode.
  if (body.length === 0 || codings.length === 0) return body;
  const decoders = codings.map((coding) => decoderOf.get(coding));
  if (codings.length > maxCodings || decoders.includes(undefined)) {
    const known = acceptedCodings.replaceAll(/\w+/g, "`$&`");
    const message = `\`content-encoding\` is \`${cutText(codings.join(", "))}\`; the mock decodes at most ${maxCodings} of ${known}.`;
    return { code: "content-encoding-unknown", place, message };
  }
  let decoded = body;
  for (const [index, coding] of [...codings.entries()].toReversed()) {
    try {
      decoded = decoders[index]?.(decoded, { maxOutputLength: maxBytes }) ?? decoded;
    } catch (error) {
      return toViolation(coding, error, maxBytes);
    }
  }
  return decoded;
}

function toViolation(coding: string, error: unknown, maxBytes: number): RequestViolation {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ERR_BUFFER_TOO_LARGE") {
    const message = `The decoded body is larger than ${maxBytes / 1_000_000} MB, the maximum.`;
    return { code: "body-too-large", place: "body", message };
  }
  const message = `The body is not \`${coding}\`, although its \`content-encoding\` is.`;
  return { code: "body-malformed", place: "body", message };
}

import { parseJson, parseMediaType, readBodyKind, readStreamKind } from "@shortvideo-api/document";
import { decodeText } from "@shortvideo-api/mock/requests";
import { type Exact, readExact } from "@shortvideo-api/wire";

/** A JSON body in two forms: `value` as `parseJson` returns it, and `exact` with every number as a decimal string. */
export interface JsonBody {
  readonly value: unknown;
  readonly exact: unknown;
}

const everyNumber: Exact = { int64: true, items: () => everyNumber, values: () => everyNumber };

/** Parses JSON; returns `undefined` when the text is not JSON. */
export function readBody(text: string): JsonBody | undefined {
  try {
    return { value: parseJson(text), exact: readExact(text, everyNumber) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The encoding of a body. `"utf-8-marked"` begins with a byte order mark; `"named"` is another one that the media type of a text names;
 * `"none"` is an unknown one.
 */
export type BodyEncoding = "utf-8" | "utf-8-marked" | "utf-16" | "named" | "none";

/**
 * Decodes a body by its byte order mark, or else by the charset of a text, or else as UTF-8. The returned text has no mark. `isCut` ignores
 * an incomplete character at the end.
 */
export function decodeBody(
  bytes: Uint8Array,
  contentType: string,
  isCut = false,
): { readonly text: string; readonly encoding: BodyEncoding } {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "utf-16" };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "utf-16" };
  const charset = readCharset(contentType);
  if (charset !== undefined) {
    const text = decodeText(bytes, charset);
    return { text: text ?? new TextDecoder().decode(bytes), encoding: text === undefined ? "none" : "named" };
  }
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
    return { text, encoding: isMarked ? "utf-8-marked" : "utf-8" };
  } catch {
    return { text: new TextDecoder("utf-8").decode(bytes), encoding: "none" };
  }
}

/** Reads the charset of a text; `undefined` for UTF-8. Streams and other media types are always UTF-8. */
function readCharset(contentType: string): string | undefined {
  if (readBodyKind(contentType) !== "text" || readStreamKind(contentType) !== undefined) return undefined;
  const charset = parseMediaType(contentType).parameters.get("charset") ?? "utf-8";
  return /^utf-?8$/i.test(charset) ? undefined : charset;
}

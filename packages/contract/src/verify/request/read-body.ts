import { parseJson } from "@shortvideo-api/document";
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
 * The encoding of a body. `"utf-8-marked"` begins with a byte order mark; `"none"` is neither UTF-8 nor UTF-16 with a byte order
 * mark.
 */
export type BodyEncoding = "utf-8" | "utf-8-marked" | "utf-16" | "none";

/**
 * Decodes a body by its byte order mark, or else as UTF-8. The returned text has no mark. `isCut` ignores an incomplete character at
 * the end.
 */
export function decodeBody(
  bytes: Uint8Array,
  isCut = false,
): { readonly text: string; readonly encoding: BodyEncoding } {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "utf-16" };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "utf-16" };
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
    return { text, encoding: isMarked ? "utf-8-marked" : "utf-8" };
  } catch {
    return { text: new TextDecoder("utf-8").decode(bytes), encoding: "none" };
  }
}

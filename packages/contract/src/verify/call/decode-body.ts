/** How a body was encoded: `"utf-8-marked"` begins with a byte order mark, `"none"` is neither UTF-8 nor UTF-16 with its mark. */
export type Encoding = "utf-8" | "utf-8-marked" | "utf-16" | "none";

/** Decodes a body as a tolerant reader does: by its byte order mark, and by UTF-8 where it has none. The text has no mark. */
export function decodeBody(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "utf-16" };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "utf-16" };
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, encoding: isMarked ? "utf-8-marked" : "utf-8" };
  } catch {
    return { text: new TextDecoder("utf-8").decode(bytes), encoding: "none" };
  }
}

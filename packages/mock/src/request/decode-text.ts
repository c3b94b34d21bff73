import { isUtf8 } from "node:buffer";

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

/** Returns whether a charset is known. */
export function isCharset(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding.length > 0;
  } catch {
    return false;
  }
}

/** Decodes UTF-8. Keeps a byte order mark. Returns `undefined` for other bytes. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? readText(bytes) : undefined;
}

/** Decodes a body as UTF-8. A body is not a `Buffer`, so that the declarations of this package need no types of Node. */
export function readText(body: Uint8Array): string {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8");
}

import { gunzipSync } from "node:zlib";

/** Returns the text of a file, which is gzipped when its name ends in `.gz`. Throws when the text has more than `maxBytes`. */
export function unpack(file: string, bytes: Uint8Array, maxBytes: number): string {
  if (file.endsWith(".gz")) return gunzipSync(bytes, { maxOutputLength: maxBytes }).toString("utf8");
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

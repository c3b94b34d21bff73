import { isUtf8 } from "node:buffer";
import { gunzipSync } from "node:zlib";

/** Thrown for a file in another encoding than UTF-8. */
export class EncodingError extends Error {
  override readonly name = "EncodingError";
  /** The first line that is not UTF-8; `undefined` if the whole file is in another encoding. */
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.line = line;
  }
}

/**
 * Returns the text of a file, which is gzipped when its name ends in `.gz`.
 *
 * Throws {@link EncodingError} when the text is not UTF-8, and another error when it has more than `maxBytes`.
 */
export function unpack(file: string, bytes: Uint8Array, maxBytes: number): string {
  return decode(file.endsWith(".gz") ? gunzipSync(bytes, { maxOutputLength: maxBytes }) : bytes);
}

function decode(bytes: Uint8Array): string {
  if (isUtf16(bytes)) throw new EncodingError("The text is UTF-16, not UTF-8.", undefined);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isUtf8(buffer)) throw findInvalidByte(buffer);
  return buffer.toString("utf8");
}

/** Returns `true` for a text that begins with a byte order mark of UTF-16, or with an ASCII character of two bytes. */
function isUtf16([first, second]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (first === 0 && second !== 0) || (first !== 0 && second === 0);
}

function findInvalidByte(buffer: Buffer): EncodingError {
  let line = 1;
  for (let start = 0; start <= buffer.length; line += 1) {
    const feed = buffer.indexOf("\n", start);
    const end = feed === -1 ? buffer.length : feed;
    const bytes = buffer.subarray(start, end);
    if (!isUtf8(bytes)) {
      const [valid = ""] = bytes.toString("utf8").split("\uFFFD");
      const offset = Buffer.byteLength(valid);
      const found = (bytes[offset] ?? 0).toString(16).padStart(2, "0");
      return new EncodingError(`The text is not valid UTF-8: it has the byte 0x${found}.`, line);
    }
    start = end + 1;
  }
  return new EncodingError("The text is not valid UTF-8.", undefined);
}

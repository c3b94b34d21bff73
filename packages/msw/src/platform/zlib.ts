/** Stands in for `node:zlib`: {@link decodeBody} has decompressed each body before the mock reads it. */

/** The body in place of one that is too large when it is decompressed. No compressed body begins like this. */
const tooLarge = new TextEncoder().encode("too large");

function decompress(body: Uint8Array): never {
  const isTooLarge = body.length === tooLarge.length && body.every((byte, index) => byte === tooLarge[index]);
  throw isTooLarge
    ? Object.assign(new RangeError("The body is too large."), { code: "ERR_BUFFER_TOO_LARGE" })
    : new Error("The body is not compressed, or this platform does not know the format.");
}

export const gunzipSync: (body: Uint8Array) => never = decompress;
export const inflateSync: (body: Uint8Array) => never = decompress;
export const brotliDecompressSync: (body: Uint8Array) => never = decompress;

const formats: Readonly<Record<string, string>> = { gzip: "gzip", "x-gzip": "gzip", deflate: "deflate", br: "brotli" };

/** Bytes, and the codings in which they still are: `"gzip"`, or `""`. */
export interface CodedBody {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentEncoding: string;
}

/**
 * Decompresses a body, the last coding of its `content-encoding` first. Keeps the codings that cannot be read, which the mock then reports.
 * `maxBytes` limits the body after each coding.
 */
export async function decodeBody(
  body: Uint8Array<ArrayBuffer>,
  contentEncoding: string,
  maxBytes: number,
): Promise<CodedBody> {
  const codings = contentEncoding
    .toLowerCase()
    .split(",")
    .map((each) => each.trim());
  const left = codings.filter((coding) => coding !== "" && coding !== "identity");
  // The mock refuses more than four codings, since a body can be made that decodes to itself.
  if (left.length > 4 || !left.every((coding) => Object.hasOwn(formats, coding))) return { body, contentEncoding };
  let decoded = body;
  for (const coding of left.toReversed()) {
    if (decoded.length === 0) break;
    const next = await inflate(decoded, formats[coding] ?? "", maxBytes);
    if (next === undefined || next === tooLarge) return { body: next ?? decoded, contentEncoding: left.join(", ") };
    decoded = next;
    left.pop();
  }
  return { body: decoded, contentEncoding: "" };
}

/** Decompresses bytes. Returns `undefined` for bytes in another format, and {@link tooLarge} beyond the limit. */
async function inflate(
  body: Uint8Array<ArrayBuffer>,
  format: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Platforms throw for a format that they do not know.
    const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream(format as CompressionFormat));
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for (const reader = stream.getReader(); ;) {
      const { value } = await reader.read();
      if (!value) return new Uint8Array(await new Blob(chunks).arrayBuffer());
      length += value.length;
      if (length > maxBytes) {
        void reader.cancel();
        return tooLarge;
      }
      chunks.push(value);
    }
  } catch {
    return undefined;
  }
}

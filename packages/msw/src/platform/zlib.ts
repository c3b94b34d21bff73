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

/**
 * Decompresses the body of a request, the last coding of its `content-encoding` first. The header of the returned request names those
 * codings that could not be read, which the mock then reports. `maxBytes` limits the body after each coding.
 */
export async function decodeBody(request: Request, maxBytes: number): Promise<Request> {
  const codings = (request.headers.get("content-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .map((each) => each.trim());
  const isKnown = codings.every((coding) => coding === "" || coding === "identity" || coding in formats);
  // The mock refuses more than four codings, since a body can be made that decodes to itself.
  if (!request.headers.has("content-encoding") || !isKnown || codings.length > 4 || !request.body) return request;
  let body: Uint8Array<ArrayBuffer> = new Uint8Array(await request.arrayBuffer());
  for (let coding = codings.pop(); coding !== undefined && body.length > 0; coding = codings.pop()) {
    const format = formats[coding];
    const decoded = format === undefined ? body : await inflate(body, format, maxBytes);
    if (decoded === undefined || decoded === tooLarge) {
      codings.push(coding);
      body = decoded ?? body;
      break;
    }
    body = decoded;
  }
  const headers = new Headers(request.headers);
  if (codings.length > 0) headers.set("content-encoding", codings.join(", "));
  else headers.delete("content-encoding");
  const { method, signal, url } = request;
  return new Request(url, { method, signal, headers, body });
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

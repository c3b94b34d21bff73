/**
 * Lets a response read its body itself, up to a limit. What `refuse` makes is thrown when there is more, and the rest is
 * cancelled; what `fail` makes of an error, when reading fails.
 *
 * Reading chunk by chunk is also the faster way: half the time of `response.text()` in Node.
 */
export function limitBody(
  response: Response,
  limit_bytes: number,
  refuse: () => Error,
  fail: (thrown: unknown) => unknown,
): void {
  const read = async (): Promise<Uint8Array<ArrayBuffer>[]> => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const { body, headers } = response;
    if (!body) return chunks;
    let left_bytes = limit_bytes;
    let isTooLarge = Number(headers.get("content-length")) > limit_bytes;
    let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
    try {
      reader = body.getReader();
      while (!isTooLarge) {
        const { done, value } = await reader.read();
        if (done) return chunks;
        chunks.push(value);
        left_bytes -= value.byteLength;
        isTooLarge = left_bytes < 0;
      }
    } catch (thrown) {
      throw fail(thrown);
    }
    // Nobody waits for the end of what nobody reads.
    reader.cancel().catch(() => {});
    throw refuse();
  };
  Object.assign(response, {
    text: async () => decode(await read()),
    blob: async () => new Blob(await read(), { type: response.headers.get("content-type") ?? "" }),
  });
}

const decoder = new TextDecoder();

function decode(chunks: readonly Uint8Array[]): string {
  const [first, ...more] = chunks;
  if (more.length === 0) return decoder.decode(first);
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
}

import type { ResponseLimitOptions } from "../call/call-options.js";
import { addToPlan, type Layer, type ReadBody } from "../call/call-plan.js";
import { ResponseTooLargeError } from "../errors/api-error.js";
import { describeFailure } from "../responses/describe-failure.js";
import { checkLimit } from "../call/check-limit.js";

/**
 * A layer that reads no more of an answer than it may have. Throws a RangeError for a number that limits nothing.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [responseLimit({ maxResponseBytes: 1_000_000 })] });
 */
export function responseLimit({ maxResponseBytes = 64 * 2 ** 20 }: ResponseLimitOptions = {}): Layer {
  const read = (own = maxResponseBytes): number => checkLimit("maxResponseBytes", own, 1);
  read();
  return (next) => (limited) => {
    const limitBytes = read(limited.options.maxResponseBytes);
    // Chunk by chunk is also the faster way: half the time of `response.text()` in Node.
    const readBody: ReadBody = async (response, call, as) => {
      const { body, headers } = response;
      const reader: Reader | undefined = body?.getReader();
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      // By its own word, if that is a number, it may be small enough; in fact it may not be.
      let leftBytes = Number(body && headers.get("content-length")) > limitBytes ? -1 : limitBytes;
      for (;;) {
        if (leftBytes < 0 || call.attempt.signal?.aborted) {
          // What is not read would keep the connection, and nobody waits for it any more.
          reader?.cancel().catch(() => {});
          throw new ResponseTooLargeError(call.operation.id, describeFailure(call, response), limitBytes);
        }
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return as === "text" ? decode(chunks) : new Blob(chunks, { type: headers.get("content-type") ?? "" });
        chunks.push(value);
        leftBytes -= value.byteLength;
      }
    };
    return next(addToPlan(limited, { readBody }));
  };
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

const decoder = new TextDecoder();

/** As a whole: decoding chunk by chunk takes more time, and so does reading a text of many parts. */
function decode(chunks: readonly Uint8Array[]): string {
  if (chunks.length < 2) return decoder.decode(chunks[0]);
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return decoder.decode(bytes);
}

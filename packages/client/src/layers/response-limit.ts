import type { ResponseLimitOptions } from "../call/call-options.js";
import type { Layer, ReadBody } from "../call/metadata.js";
import { ResponseTooLargeError } from "../errors/api-error.js";
import { describeFailure } from "../responses/describe-failure.js";
import { joinBytes } from "../responses/join-bytes.js";
import { lacksStream } from "../responses/lacks-stream.js";
import { checkLimit } from "../call/check-limit.js";

/**
 * Creates a layer that limits the size of a response. Throws a RangeError for an invalid number.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [responseLimit({ maxResponseBytes: 1_000_000 })] });
 */
export function responseLimit({ maxResponseBytes = 64 * 2 ** 20 }: ResponseLimitOptions = {}): Layer {
  const readLimit = (limit = maxResponseBytes): number => checkLimit("maxResponseBytes", limit, 1);
  readLimit();
  return (next) => (call) => {
    const limitBytes = readLimit(call.options.maxResponseBytes);
    return next({ ...call, plan: { ...call.plan, readBody, limitBytes } });
  };
}

// Reading chunk by chunk is also faster: half the time of `response.text()` in Node.
const readBody: ReadBody = async (response, call, join) => {
  const { limitBytes = Infinity } = call.plan;
  const { body, headers } = response;
  const whole = lacksStream(response) ? await response.blob() : undefined;
  const reader: Reader | undefined = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // The header may be missing or wrong, so the bytes are counted too.
  let leftBytes = (whole?.size ?? Number(body && headers.get("content-length"))) > limitBytes ? -1 : limitBytes;
  for (;;) {
    if (leftBytes < 0 || call.attempt.signal?.aborted) {
      // The rest of the body would keep the connection open.
      reader?.cancel().catch(() => {});
      throw new ResponseTooLargeError(call.operation.id, describeFailure(call, response), limitBytes);
    }
    if (whole) return join ? whole : new Response(whole).text();
    const { done, value } = (await reader?.read()) ?? { done: true };
    // Decoding chunk by chunk takes longer, and so does parsing the joined text.
    if (done) return join ? join(chunks) : decoder.decode(joinBytes(chunks));
    chunks.push(value);
    leftBytes -= value.byteLength;
  }
};

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, "cancel" | "read">;

const decoder = new TextDecoder();

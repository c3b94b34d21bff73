import type { IncomingMessage } from "node:http";
import { maxBodyLength } from "../core/create-core.js";

/** Reads a request's body to its end; `"broken"` when the caller went away before. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | "too-large" | "broken"> {
  const { "content-length": contentLength, "transfer-encoding": encoding } = incoming.headers;
  if (contentLength === undefined && encoding === undefined) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const read: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
    for await (const chunk of read) {
      length += chunk.length;
      if (length <= maxBodyLength) chunks.push(chunk);
      // Ten times the limit is no mistake any more, and is not read to its end.
      else if (length > 10 * maxBodyLength) return "too-large";
    }
  } catch {
    return "broken";
  }
  return length > maxBodyLength ? "too-large" : Buffer.concat(chunks);
}

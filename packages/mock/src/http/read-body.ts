import type { IncomingMessage } from "node:http";
import { maxBodyLength } from "../core/create-core.js";

/** Reads the body of a request to its end. Returns `"broken"` if the caller disconnects before the end. */
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
      // A body beyond ten times the limit is not read to its end.
      else if (length > 10 * maxBodyLength) return "too-large";
    }
  } catch {
    return "broken";
  }
  return length > maxBodyLength ? "too-large" : Buffer.concat(chunks);
}

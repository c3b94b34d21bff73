import type { ServerResponse } from "node:http";
import type { Delivery, Reply } from "../exchange/reply.js";

/** Sends an answer as its `delivery` says: late, in pieces, cut off. Ends early, without a word, when the caller is gone. */
export async function deliver(
  response: ServerResponse,
  { status, headers, text, delivery }: Reply,
  withoutBody: boolean,
): Promise<void> {
  const length =
    status === 204 || status === 304 ? {} : { "content-length": delivery?.length ?? Buffer.byteLength(text) };
  if (!delivery) {
    response.writeHead(status, { ...headers, ...length });
    return void response.end(withoutBody ? undefined : text);
  }
  if (delivery.delay_ms) await pause(response, delivery.delay_ms);
  if (response.destroyed) return;
  if (delivery.reset === "start") return reset(response);
  const body = Buffer.from(withoutBody ? "" : text);
  response.writeHead(status, { ...headers, ...length });
  if (delivery.reset === "headers") return flushAndReset(response);
  if (delivery.reset === "body") {
    response.write(body.subarray(0, Math.ceil(body.length / 2)));
    return flushAndReset(response);
  }
  if (delivery.drip) await drip(response, body, delivery.drip);
  else response.write(body);
  if (delivery.length === undefined || withoutBody) return void response.end();
  // Less was sent than was promised: the end of the connection is the end of the body.
  response.socket?.end();
}

async function drip(
  response: ServerResponse,
  body: Buffer,
  { bytes, pause_ms }: NonNullable<Delivery["drip"]>,
): Promise<void> {
  for (let at = 0; at < body.length && !response.destroyed; at += bytes) {
    response.write(body.subarray(at, at + bytes));
    if (at + bytes < body.length) await pause(response, pause_ms);
  }
}

/** Waits, and no longer than there is a caller. */
function pause(response: ServerResponse, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      response.off("close", end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    response.on("close", end);
  });
}

/** What was written goes out first: a reset throws away what is still to be sent. */
async function flushAndReset(response: ServerResponse): Promise<void> {
  response.flushHeaders();
  await pause(response, 20);
  reset(response);
}

function reset({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}

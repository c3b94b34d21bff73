import type { ServerResponse } from "node:http";
import type { Delivery, MockResponse } from "../exchange/mock-response.js";

/**
 * Sends a response with the delays and interruptions of its `delivery`. Ends early when the caller disconnects. Returns whether the caller
 * was there until the end, or, of a stream, for its first piece: a reader may cancel it after that.
 */
export async function deliver(
  outgoing: ServerResponse,
  { status, headers, text, encoding: given, delivery }: MockResponse,
  withoutBody: boolean,
): Promise<boolean> {
  const encoding = given ?? "utf8";
  const length =
    status === 204 || status === 304 || delivery?.pieces
      ? {}
      : { "content-length": delivery?.length ?? Buffer.byteLength(text, encoding) };
  if (!delivery) {
    if (outgoing.destroyed) return false;
    outgoing.writeHead(status, { ...headers, ...length });
    outgoing.end(withoutBody ? undefined : text, encoding);
    return true;
  }
  if (delivery.delayMs) await pause(outgoing, delivery.delayMs);
  if (outgoing.destroyed) return false;
  if (delivery.reset === "start") {
    reset(outgoing);
    return true;
  }
  const body = Buffer.from(withoutBody ? "" : text, encoding);
  outgoing.writeHead(status, { ...headers, ...length });
  if (delivery.reset !== undefined) {
    if (delivery.reset === "body") outgoing.write(body.subarray(0, Math.ceil(body.length / 2)));
    await flushAndReset(outgoing);
    return true;
  }
  let isStreamed = false;
  if (delivery.drip) await drip(outgoing, body, delivery.drip);
  else if (delivery.pieces) isStreamed = await sendPieces(outgoing, body, delivery.pieces);
  else outgoing.write(body);
  if (outgoing.destroyed) return isStreamed;
  // If the body is shorter than its `content-length`, the end of the connection ends it.
  if (delivery.length === undefined || withoutBody) outgoing.end();
  else outgoing.socket?.end();
  return true;
}

/** Sends the pieces of a stream, one chunk each. Returns whether the first one was sent. */
async function sendPieces(outgoing: ServerResponse, body: Buffer, pieces: readonly number[]): Promise<boolean> {
  // The client receives the headers before the first event.
  outgoing.flushHeaders();
  let start = 0;
  for (const length of pieces) {
    if (outgoing.destroyed) return start > 0;
    const end = start + length;
    const piece = body.subarray(start, end);
    if (piece.length > 0) await new Promise<void>((resolve) => outgoing.write(piece, () => resolve()));
    start = end;
  }
  return !outgoing.destroyed;
}

async function drip(
  outgoing: ServerResponse,
  body: Buffer,
  { bytes, pauseMs }: NonNullable<Delivery["drip"]>,
): Promise<void> {
  for (let start = 0; start < body.length && !outgoing.destroyed; start += bytes) {
    outgoing.write(body.subarray(start, start + bytes));
    if (start + bytes < body.length) await pause(outgoing, pauseMs);
  }
}

/** Waits until the time is over or the caller disconnects. */
function pause(outgoing: ServerResponse, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      outgoing.off("close", end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    outgoing.on("close", end);
  });
}

/** Resets the connection after the bytes so far are sent. A reset discards unsent bytes. */
async function flushAndReset(outgoing: ServerResponse): Promise<void> {
  outgoing.flushHeaders();
  await pause(outgoing, 20);
  reset(outgoing);
}

function reset({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}

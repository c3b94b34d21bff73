import type { ServerResponse } from "node:http";
import { planDelivery, toLengthHeader } from "../core/plan-delivery.js";
import type { MockResponse } from "../exchange/mock-response.js";

/**
 * Sends a response with the delays and interruptions of its `delivery`. Ends early when the caller disconnects. Returns whether the caller
 * was there until the end, or, of a stream, for its first piece: a reader may cancel it after that.
 */
export async function deliver(
  outgoing: ServerResponse,
  response: MockResponse,
  withoutBody: boolean,
): Promise<boolean> {
  const { status, text, encoding = "utf8", delivery } = response;
  const headers = { ...response.headers, ...toLengthHeader(response) };
  if (!delivery) {
    if (outgoing.destroyed) return false;
    outgoing.writeHead(status, headers);
    outgoing.end(withoutBody ? undefined : text, encoding);
    return true;
  }
  const { delayMs, pauseMs, end, ...plan } = planDelivery(response);
  if (delayMs > 0) await pause(outgoing, delayMs);
  if (outgoing.destroyed) return false;
  if (end === "unsent") {
    reset(outgoing);
    return true;
  }
  outgoing.writeHead(status, headers);
  // The client receives the headers before the first piece.
  outgoing.flushHeaders();
  const pieces = withoutBody ? [] : plan.pieces;
  const isStream = delivery.pieces !== undefined;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && pauseMs > 0) await pause(outgoing, pauseMs);
    if (outgoing.destroyed) return isStream && index > 0;
    const written = new Promise<void>((resolve) => outgoing.write(piece, () => resolve()));
    if (isStream) await written;
  }
  if (end === "reset") {
    // A reset discards unsent bytes.
    await pause(outgoing, 20);
    reset(outgoing);
    return true;
  }
  if (outgoing.destroyed) return isStream && pieces.length > 1;
  // If the body is shorter than its `content-length`, the end of the connection ends it.
  if (end === "complete" || withoutBody) outgoing.end();
  else outgoing.socket?.end();
  return true;
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

function reset({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}

import type { MockResponse } from "../exchange/mock-response.js";

/** How the body of a response is sent, piece by piece. */
export interface DeliveryPlan {
  /** Milliseconds until the first byte. */
  readonly delayMs: number;
  /** The pieces up to the end of the response. None is empty. */
  readonly pieces: readonly Buffer[];
  /** Milliseconds between two pieces. */
  readonly pauseMs: number;
  /** The end of the response. `"short"`: the body is shorter than its `content-length`. `"unsent"`: not even headers are sent. */
  readonly end: "complete" | "short" | "reset" | "unsent";
}

/** Plans the delays and interruptions of a response. */
export function planDelivery({ text, encoding, delivery = {} }: MockResponse): DeliveryPlan {
  const { delayMs = 0, drip, pieces, reset, length } = delivery;
  const whole = Buffer.from(text, encoding);
  const sent = reset === "body" ? whole.subarray(0, Math.ceil(whole.length / 2)) : whole;
  return {
    delayMs,
    pieces: reset === "headers" ? [] : [...cut(sent, drip ? [] : pieces, drip?.bytes)],
    pauseMs: drip?.pauseMs ?? 0,
    end: reset === undefined ? (length === undefined ? "complete" : "short") : reset === "start" ? "unsent" : "reset",
  };
}

/** Cuts a body into pieces of the given lengths, and the rest into pieces of `bytes` bytes. */
function* cut(body: Buffer, lengths: readonly number[] = [], bytes = body.length): Generator<Buffer> {
  let index = 0;
  for (let start = 0; start < body.length;) {
    const end = start + (lengths[index++] ?? bytes);
    if (end > start) yield body.subarray(start, end);
    start = end;
  }
}

/** Returns the `content-length` of a response; no header for a body that is sent as a stream, or a status without a body. */
export function toLengthHeader({ status, text, encoding, delivery }: MockResponse): { "content-length"?: string } {
  if (status === 204 || status === 304 || delivery?.pieces) return {};
  return { "content-length": String(delivery?.length ?? Buffer.byteLength(text, encoding)) };
}

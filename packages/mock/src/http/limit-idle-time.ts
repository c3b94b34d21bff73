/** The parts of a response of Node that {@link limitIdleTime} uses. Users of the declarations may have no types of Node. */
export interface Endable {
  readonly shouldKeepAlive: boolean;
  readonly socket: { readonly timeout?: number | undefined; setTimeout(ms: number): unknown } | null;
  once(event: "finish", handler: () => void): unknown;
}

/**
 * Closes a connection that is idle after a response. A program that leaves a body unread ends only with its connection. Returns the header
 * that announces the time; none if the connection ends with the response. The connection stays open for up to 5 s longer, so that callers
 * close it first, on a busy machine too.
 */
export function limitIdleTime(outgoing: Endable, seconds: number): { readonly "keep-alive"?: string } {
  const { shouldKeepAlive, socket } = outgoing;
  if (!shouldKeepAlive) return {};
  const margin = Math.min(Math.max(seconds, 1), 5);
  outgoing.once("finish", () => {
    // Node has set its own limit, unless another request follows already.
    if (socket?.timeout) socket.setTimeout((seconds + margin) * 1_000);
  });
  return { "keep-alive": `timeout=${seconds}` };
}

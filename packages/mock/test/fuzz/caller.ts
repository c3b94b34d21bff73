import { connect, type Socket } from "node:net";

/** A received response. */
export interface ReceivedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A connection on which bytes are sent as they are. */
export interface Caller {
  write(bytes: string): void;
  /** Reads the next response. Returns `"closed"` if the connection ends before it, and `"late"` if the mock hangs. */
  read(withoutBody: boolean): Promise<ReceivedResponse | "closed" | "late">;
  /** Resolves when the first bytes have arrived, or the connection has ended. */
  waitForBytes(): Promise<void>;
  /** Closes the sending side of the connection. */
  end(): void;
  /** Resets the connection. */
  drop(): void;
  isOpen(): boolean;
}

/** Time after which a request or a process counts as hanging. Slow machines stay far below it. */
export const hangMs = 10 * 60_000;

/** Opens a connection to a port of this machine. Rejects if the port does not accept it. */
export async function openCaller(port: number): Promise<Caller> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true }, () => resolve(opening));
    opening.once("error", reject);
  });
  let received: Buffer = Buffer.alloc(0);
  let isClosed = false;
  let wake: (() => void) | undefined;
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    wake?.();
  });
  const close = () => {
    isClosed = true;
    socket.destroy();
    wake?.();
  };
  socket.on("end", close).on("close", close).on("error", close);
  return {
    write: (bytes) => void socket.write(bytes, "latin1"),
    async read(withoutBody) {
      const deadline = performance.now() + hangMs;
      for (;;) {
        const taken = takeResponse(received, withoutBody);
        if (taken) {
          received = received.subarray(taken.length);
          if (taken.response.status >= 200) return taken.response;
          continue;
        }
        if (isClosed) return "closed";
        const leftMs = deadline - performance.now();
        if (leftMs <= 0) return "late";
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, leftMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    async waitForBytes() {
      if (received.length > 0 || isClosed) return;
      await new Promise<void>((resolve) => (wake = resolve));
    },
    end: () => void socket.end(),
    drop() {
      isClosed = true;
      socket.resetAndDestroy();
    },
    isOpen: () => !isClosed,
  };
}

/** Takes a complete response from the received bytes; returns `undefined` while there is no complete one. */
function takeResponse(
  received: Buffer,
  withoutBody: boolean,
): { response: ReceivedResponse; length: number } | undefined {
  const headEnd = received.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const [statusLine = "", ...lines] = received.toString("latin1", 0, headEnd).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? Number.NaN);
  if (Number.isNaN(status)) throw new Error(`\`${statusLine.slice(0, 60)}\` is not a status line.`);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const start = headEnd + 4;
  if (withoutBody || status < 200 || status === 204 || status === 304) {
    return { response: { status, headers, body: "" }, length: start };
  }
  if (headers["transfer-encoding"] === "chunked") return takeChunked(received, start, { status, headers });
  const length = Number(headers["content-length"]);
  if (!Number.isInteger(length)) throw new Error(`A response with status ${status} has no length.`);
  if (received.length < start + length) return undefined;
  return {
    response: { status, headers, body: received.toString("utf8", start, start + length) },
    length: start + length,
  };
}

function takeChunked(
  received: Buffer,
  start: number,
  head: Omit<ReceivedResponse, "body">,
): { response: ReceivedResponse; length: number } | undefined {
  const parts: Buffer[] = [];
  for (let at = start; ;) {
    const lineEnd = received.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(received.toString("latin1", at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (received.length < next) return undefined;
    if (size === 0) return { response: { ...head, body: Buffer.concat(parts).toString() }, length: next };
    parts.push(received.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}

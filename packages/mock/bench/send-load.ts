import { connect, type Socket } from "node:net";

/** The speed of a server. */
export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds from the last byte of a request to the last byte of its response. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface LoadOptions {
  readonly port: number;
  /** Paths, asked for in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly durationMs: number;
  /** Expected statuses. Default: 200. */
  readonly statuses?: readonly number[];
}

/**
 * Sends requests for `durationMs` over persistent connections, each request as soon as the previous response has arrived. Reads of a
 * response only its length, to leave the processor to the server. Throws at any other status.
 */
export async function sendLoad(options: LoadOptions): Promise<Load> {
  const { port, paths, headers, connections, durationMs, statuses = [200] } = options;
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${fields.join("")}\r\n`),
  );
  const latencies: number[] = [];
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const caller = await openCaller(port);
      while (performance.now() - start < durationMs) {
        const sent = performance.now();
        // One request at a time on each connection.
        const status = await caller.ask(requests[next++ % requests.length] ?? Buffer.alloc(0));
        if (!statuses.includes(status)) throw new Error(`A request got status ${status}.`);
        latencies.push(performance.now() - sent);
      }
      caller.close();
    }),
  );
  const elapsedMs = performance.now() - start;
  latencies.sort((one, other) => one - other);
  const quantile = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  const perSecond = (latencies.length / elapsedMs) * 1_000;
  return { requests: latencies.length, perSecond, p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}

interface Caller {
  /** Sends a request. Resolves with the status when the whole response has arrived. */
  ask(request: Buffer): Promise<number>;
  close(): void;
}

/** The caller that waits on a connection. */
interface Waiting {
  readonly resolve: (status: number) => void;
  readonly reject: (error: Error) => void;
}

async function openCaller(port: number): Promise<Caller> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect(port, "127.0.0.1", () => resolve(opening)).setNoDelay();
    opening.once("error", reject);
  });
  let waiting: Waiting | undefined;
  let status = 0;
  /** Bytes that are still to come; `undefined` until the head is there. */
  let missing: number | undefined;
  let head = "";
  socket.on("data", (chunk) => {
    if (missing === undefined) {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1];
      if (length === undefined) {
        socket.destroy(new Error("A response has no `content-length`."));
        return;
      }
      missing = Number(length) - (head.length - end - 4);
      head = "";
    } else {
      missing -= chunk.length;
    }
    if (missing > 0) return;
    missing = undefined;
    waiting?.resolve(status);
  });
  socket.on("error", (error) => waiting?.reject(error));
  socket.on("close", () => waiting?.reject(new Error("The server closed a connection.")));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

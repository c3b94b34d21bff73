import { connect, type Socket } from "node:net";

/** The speed of a server. */
export interface Load {
  /** Number of completed requests. */
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds from the last byte of a request to the last byte of its response. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Options of {@link sendLoad}. */
export interface LoadOptions {
  readonly port: number;
  /** Requested in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Number of parallel connections. */
  readonly connections: number;
  readonly durationMs: number;
  /** Expected statuses. Default: 200. */
  readonly statuses?: readonly number[];
}

/**
 * Sends requests for `durationMs` over persistent connections, each request as soon as the previous response has arrived. Reads only
 * the length of a response, to leave the processor to the server. Throws if a status is not in `statuses`.
 */
export async function sendLoad(options: LoadOptions): Promise<Load> {
  const { port, paths, headers, connections, durationMs, statuses = [200] } = options;
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${fields.join("")}\r\n`),
  );
  const latencies: number[] = [];
  const startedAt = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const caller = await openCaller(port);
      while (performance.now() - startedAt < durationMs) {
        const sentAt = performance.now();
        // One request at a time on each connection.
        const status = await caller.send(requests[next++ % requests.length] ?? Buffer.alloc(0));
        if (!statuses.includes(status)) throw new Error(`A request got status ${status}.`);
        latencies.push(performance.now() - sentAt);
      }
      caller.close();
    }),
  );
  const elapsedMs = performance.now() - startedAt;
  latencies.sort((one, other) => one - other);
  const quantile = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  const perSecond = (latencies.length / elapsedMs) * 1_000;
  return { requests: latencies.length, perSecond, p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}

interface Caller {
  /** Sends a request. Resolves with the status when the whole response has arrived. */
  send(request: Buffer): Promise<number>;
  close(): void;
}

/** The callbacks of the promise for a response. */
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
  /** Bytes of the body that have not arrived; `undefined` until the head has. */
  let missingBytes: number | undefined;
  let head = "";
  socket.on("data", (chunk) => {
    if (missingBytes === undefined) {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1];
      if (length === undefined) {
        socket.destroy(new Error("A response has no `content-length`."));
        return;
      }
      missingBytes = Number(length) - (head.length - end - 4);
      head = "";
    } else {
      missingBytes -= chunk.length;
    }
    if (missingBytes > 0) return;
    missingBytes = undefined;
    waiting?.resolve(status);
  });
  socket.on("error", (error) => waiting?.reject(error));
  socket.on("close", () => waiting?.reject(new Error("The server closed a connection.")));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createMock, type Mock, MockStartError } from "@shortvideo-api/mock";
import { closeServer, listen, maxHeaderSize, refuseConnect, refuseUnreadable } from "@shortvideo-api/mock/commands";
import type { ContractReport } from "@shortvideo-api/report";
import { readBaseUrl, rejectUnknown } from "../verify/verify-options.js";
import { type CheckedExchange, type CheckerOptions, defaultMaxBodyBytes } from "./create-exchange-checker.js";
import { createUpstream, forwardRequest } from "./forward-request.js";
import type { BodyRoom } from "./keep-body.js";
import { type ExchangeResponse, passHeaders, type ServiceExchange } from "./service-exchange.js";
import { startCheckThread } from "./start-check-thread.js";
import { tunnelUpgrade } from "./tunnel-upgrade.js";

/** Options of {@link startProxy}. */
export interface ProxyOptions extends Omit<CheckerOptions, "baseUrl" | "checksKeys"> {
  /** The address of the service, to which paths and queries are appended. */
  readonly upstream: string;
  /** Port to listen on. Default: any free one. */
  readonly port?: number | undefined;
  /** Address to listen on. Default: `127.0.0.1`, which only this machine can reach. */
  readonly host?: string | undefined;
  /** Lets the mock respond for operations that the service lacks. Default: `false`. */
  readonly mockMissing?: boolean | undefined;
  /** Called with each exchange after its check. */
  readonly onExchange?: ((exchange: CheckedExchange) => void) | undefined;
}

/** A proxy that passes all traffic on unchanged, and checks a copy of it. */
export interface Proxy {
  /** `"http://127.0.0.1:4020"`, without a trailing slash. */
  readonly url: string;
  /** Returns the report of all exchanges that have ended. It has no verdict yet. */
  report(): Promise<ContractReport>;
  /** Returns the samples of `record`, by file name such as `posts.get.200.json`. */
  listSamples(): Promise<ReadonlyMap<string, string>>;
  /** Replaces the keys of all requests so far by `$MOCK_KEY`. */
  redact(texts: readonly string[]): Promise<readonly string[]>;
  /** Accepts no more requests, and waits `graceMs` (default 5,000) for those in progress. The report remains. */
  drain(options?: { readonly graceMs?: number }): Promise<void>;
  /** Drains the proxy, and ends its checks. */
  stop(options?: { readonly graceMs?: number }): Promise<void>;
}

const noTunnel = "The proxy checks no tunnels and rejects `CONNECT`. Use its address as the base URL of the service.";

/** How many bodies of the maximum size are kept at once. */
const bodiesAtOnce = 8;

/**
 * Starts a proxy in front of a service. Checks run in another thread.
 *
 * Throws `VerifyOptionsError` for a malformed address or an unknown option, and `MockStartError` for a document that cannot be read, and when the port is taken.
 */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { port = 0, host = "127.0.0.1", mockMissing = false, onExchange, upstream: address, ...forChecks } = options;
  const { spec, overlays, record, maxBodyBytes = defaultMaxBodyBytes, ...others } = forChecks;
  rejectUnknown(others);
  const baseUrl = readBaseUrl(address, "upstream");
  const [checks, mock] = await Promise.all([
    startCheckThread({ spec, overlays, record, baseUrl, maxBodyBytes }),
    mockMissing ? createMock({ spec, overlays: overlays && [...overlays] }) : undefined,
  ]);
  const upstream = createUpstream(baseUrl);
  const room: BodyRoom = { left: bodiesAtOnce * maxBodyBytes };
  const connections = new WeakMap<Socket, number>();
  let connectionCount = 0;
  let failure: Error | undefined;
  let drained: Promise<void> | undefined;

  async function respondAsMock(exchange: ServiceExchange): Promise<ExchangeResponse | undefined> {
    try {
      if (!mock) return undefined;
      const target = await checks.findMissingTarget(exchange);
      return target === undefined ? undefined : await askMock(mock, target, exchange);
    } catch {
      // The caller gets the response of the service. If the checks have failed, the report says so.
      return undefined;
    }
  }

  function conclude(check: Promise<CheckedExchange>): Promise<void> {
    return check.then((checked) => onExchange?.(checked)).catch((error: Error) => void (failure ??= error));
  }

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    forwardRequest(incoming, outgoing, {
      upstream,
      maxBodyBytes,
      room,
      connection: connections.get(incoming.socket) ?? 0,
      replace: mock && respondAsMock,
      onExchange(exchange, release) {
        void conclude(checks.check(exchange)).finally(release);
      },
    });
  }

  const server = createServer({ requireHostHeader: false, maxHeaderSize, keepAliveTimeout: 65_000 }, handle);
  // Streams may take longer than the default limits.
  server.requestTimeout = 0;
  server.on("checkContinue", handle).on("checkExpectation", handle);
  const tunnels = new Set<Socket>();
  server.on("upgrade", (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    if (drained) return socket.destroy();
    tunnels.add(socket);
    socket.once("close", () => tunnels.delete(socket));
    return tunnelUpgrade(upstream, incoming, socket, head);
  });
  server.on("clientError", (error, socket: Socket) => {
    const unreadable = refuseUnreadable(error, socket, "proxy");
    if (unreadable) void conclude(checks.recordUnreadable(unreadable));
  });
  server.on("connect", ({ url: target = "" }, socket: Socket) => {
    void conclude(checks.recordUnreadable(refuseConnect(target, socket, noTunnel)));
  });
  server.on("connection", (socket: Socket) => void connections.set(socket, ++connectionCount));
  const url = await listen(server, port, host).catch(async (error: Error) => {
    await checks.stop();
    throw new MockStartError([error.message], "The proxy did not start.");
  });
  function drain({ graceMs = 5_000 } = {}): Promise<void> {
    // A tunnel has no end of its own, and the server does not know it.
    for (const tunnel of tunnels) tunnel.destroy();
    return (drained ??= closeServer(server, graceMs));
  }
  return {
    url,
    async report() {
      const report = await checks.report();
      // A report without some of the exchanges would claim too much.
      if (failure) throw failure;
      return report;
    },
    listSamples: () => checks.listSamples(),
    redact: (texts) => checks.redact(texts),
    drain,
    async stop(stopOptions) {
      await drain(stopOptions);
      upstream.close();
      await checks.stop();
    },
  };
}

async function askMock(mock: Mock, target: string, { request }: ServiceExchange): Promise<ExchangeResponse> {
  const { method, headers, body } = request;
  const hasBody = body !== undefined && body.length > 0 && method !== "GET" && method !== "HEAD";
  const response = await mock.fetch(`http://mock${target}`, {
    method,
    headers: passHeaders(headers, ["host", "content-length", "expect"]).map(([name, value]): [string, string] => [
      name,
      value,
    ]),
    ...(hasBody && { body: new Uint8Array(body) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: [...response.headers], body: bytes };
}

import { Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from "node:http";
import { Agent as TlsAgent, request as requestTls } from "node:https";
import { readStreamKind } from "@shortvideo-api/document";
import { limitIdleTime } from "@shortvideo-api/mock/commands";
import { type NoResponse, printNoResponse, toNoResponse } from "../verify/request/no-response.js";
import { type BodyRoom, createBodyKeeper, type KeptBody } from "./keep-body.js";
import {
  type ExchangeResponse,
  type HeaderPairs,
  lackingStatuses,
  passHeaders,
  readHeaderValue,
  type ServiceExchange,
  toPairs,
} from "./service-exchange.js";

/** The service to which requests are forwarded. */
export interface Upstream {
  /** Sends a request. `target` is appended to the base URL. */
  send(method: string, target: string, headers: HeaderPairs, isFresh: boolean): ClientRequest;
  /** Closes idle connections. */
  close(): void;
}

/** Creates an upstream, whose connections are kept alive. The base URL has no trailing slash. */
export function createUpstream(baseUrl: string): Upstream {
  const { protocol, hostname, port, host, pathname } = new URL(baseUrl);
  const isTls = protocol === "https:";
  // The agents of Node read the variables for proxies only if they are passed.
  const proxyEnv = process.env["NODE_USE_ENV_PROXY"] === "1" ? { proxyEnv: process.env } : {};
  const agentOptions = { keepAlive: true, ...proxyEnv };
  const agent = isTls ? new TlsAgent(agentOptions) : new Agent(agentOptions);
  return {
    send(method, target, headers, isFresh) {
      const options = {
        // Brackets belong to the address, not to the host.
        host: hostname.replaceAll(/^\[|\]$/g, ""),
        port,
        method,
        path: pathname.replace(/\/$/, "") + target,
        headers: [["host", host] as const, ...headers].flat(),
        agent: isFresh ? false : agent,
      } as const;
      return isTls ? requestTls(options) : request(options);
    },
    close: () => agent.destroy(),
  };
}

/** How {@link forwardRequest} treats a request. */
export interface ForwardSetup {
  readonly upstream: Upstream;
  /** The bytes of a body beyond which no copy is kept. */
  readonly maxBodyBytes: number;
  readonly room: BodyRoom;
  /** Identifies the connection of the caller. */
  readonly connection: number;
  /**
   * Returns a response of the mock if the service lacks the operation. Called with responses that have one of the {@link lackingStatuses}.
   * Absent: all responses are passed on.
   */
  readonly replace?: ((exchange: ServiceExchange) => Promise<ExchangeResponse | undefined>) | undefined;
  /** Called at the end with a copy of the exchange. `release` frees the room of its bodies. */
  readonly onExchange: (exchange: ServiceExchange, release: () => void) => void;
}

/**
 * Forwards a request, and passes the response on chunk by chunk. Only the headers of the connection and `host` change. If there is no response,
 * responds with 502.
 */
export function forwardRequest(incoming: IncomingMessage, outgoing: ServerResponse, setup: ForwardSetup): void {
  const { upstream, maxBodyBytes, room, connection } = setup;
  const startMs = performance.now();
  const method = incoming.method ?? "GET";
  const target = (incoming.url ?? "/").replace(/^https?:\/\/[^/?#]*/i, "");
  const headers = toPairs(incoming.rawHeaders);
  const sentBody = createBodyKeeper(room, maxBodyBytes);
  const hasBody = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name));
  let receivedBody = createBodyKeeper(room, maxBodyBytes);
  let received: IncomingMessage | undefined;
  let hasEnded = false;
  let sent = start(false);

  if (hasBody) incoming.on("data", (chunk: Uint8Array) => sentBody.add(chunk));
  // A caller that leaves is noticed by `close`.
  for (const stream of [incoming, outgoing]) stream.on("error", () => {});
  outgoing.on("close", () => {
    if (hasEnded) return;
    // The caller is gone.
    sent.destroy();
    end(
      received &&
        describe(received, { ...receivedBody.read(), isCut: true }, "The caller was gone before the end of the body."),
    );
  });

  function start(isFresh: boolean): ClientRequest {
    const framing = hasBody
      ? headers.filter(([name]) => name.toLowerCase() === "transfer-encoding")
      : // Without it, Node would send an empty body in chunks.
        /^(?:GET|HEAD|DELETE|OPTIONS|TRACE)$/.test(method)
        ? []
        : [["content-length", "0"] as const];
    const outgoingRequest = upstream.send(method, target, [...passHeaders(headers, ["host"]), ...framing], isFresh);
    // The caller sends the body when the upstream has agreed to it.
    if (incoming.headers.expect !== undefined) outgoingRequest.flushHeaders();
    outgoingRequest.on("continue", () => outgoing.writeContinue());
    // Node refuses to write some heads that it has read.
    outgoingRequest.on("response", (response) => void respond(response).catch(breakOff));
    outgoingRequest.on("upgrade", (_, socket) => {
      socket.destroy();
      if (!hasEnded) fail({ reason: "not-http", code: "" });
    });
    outgoingRequest.on("error", (error: NodeJS.ErrnoException) => {
      if (hasEnded || received) return;
      // The upstream has closed an idle connection at the moment when it was used again.
      const isStale = outgoingRequest.reusedSocket && /^(?:ECONNRESET|EPIPE)$/.test(error.code ?? "");
      if (isStale && !hasBody) sent = start(true);
      else fail(toNoResponse(new Error("No response.", { cause: error })));
    });
    if (hasBody) {
      incoming.pipe(outgoingRequest);
      // After an early response, the caller may read nothing before it has sent its whole body.
      outgoingRequest.on("close", () => void incoming.unpipe(outgoingRequest).resume());
    } else outgoingRequest.end();
    return outgoingRequest;
  }

  async function respond(response: IncomingMessage): Promise<void> {
    received = response;
    response.on("error", breakOff).once("close", () => {
      if (!response.complete) breakOff();
    });
    receivedBody = createBodyKeeper(room, maxBodyBytes, isStream(toPairs(response.rawHeaders)));
    if (setup.replace && lackingStatuses.includes(response.statusCode ?? 0))
      return replaceResponse(response, setup.replace);
    writeHead(response);
    response.on("data", (chunk: Uint8Array) => receivedBody.add(chunk));
    response.pipe(outgoing, { end: false });
    response.once("end", () => {
      outgoing.addTrailers(toPairs(response.rawTrailers).map(([name, value]): [string, string] => [name, value]));
      outgoing.end();
      end(describe(response, receivedBody.read()));
    });
    // The caller of a stream sees its start before the first chunk. Other heads leave together with their bodies.
    setImmediate(() => {
      if (outgoing.writableLength === 0 && !outgoing.writableEnded) outgoing.flushHeaders();
    });
  }

  /** Receives a whole response, and passes on that of the mock if the service lacks the operation. */
  async function replaceResponse(
    response: IncomingMessage,
    replace: NonNullable<ForwardSetup["replace"]>,
  ): Promise<void> {
    const chunks: Uint8Array[] = [];
    response.on("data", (chunk: Uint8Array) => {
      receivedBody.add(chunk);
      chunks.push(chunk);
    });
    await new Promise((resolve) => response.once("end", resolve));
    const exchange = toExchange(describe(response, receivedBody.read()));
    const replacement = await replace(exchange);
    if (hasEnded) return;
    if (!replacement) {
      writeHead(response);
      for (const chunk of chunks) outgoing.write(chunk);
      outgoing.end();
      return end(exchange.response);
    }
    outgoing.writeHead(replacement.status, replacement.headers.flat());
    outgoing.end(method === "HEAD" ? undefined : replacement.body);
    end(replacement, response.statusCode);
  }

  function writeHead(response: IncomingMessage): void {
    outgoing.sendDate = false;
    const passed = passHeaders(toPairs(response.rawHeaders));
    outgoing.writeHead(response.statusCode ?? 0, response.statusMessage, [...passed, ...readIdleTime(response)].flat());
  }

  /** Limits the idle time of the caller's connection to that of the upstream. */
  function readIdleTime({ rawHeaders }: IncomingMessage): HeaderPairs {
    const announced = readHeaderValue(toPairs(rawHeaders), "keep-alive");
    const [, seconds] = /timeout=(\d+)/i.exec(announced) ?? [];
    return seconds === undefined ? [] : Object.entries(limitIdleTime(outgoing, Number(seconds)));
  }

  /** Ends a response that the upstream has broken off, so that the caller notices. */
  function breakOff(): void {
    if (hasEnded) return;
    outgoing.destroy();
    end({ reason: "broken", code: "ECONNRESET" });
  }

  function fail(missing: NoResponse): void {
    end(missing);
    if (outgoing.destroyed) return;
    const message = `The proxy got no response of the upstream. ${printNoResponse(missing, "upstream")}`;
    const text = JSON.stringify({ message });
    outgoing.writeHead(502, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
    outgoing.end(text);
  }

  function toExchange(response: ServiceExchange["response"], mockedStatus?: number): ServiceExchange {
    const { bytes, isCut } = sentBody.read();
    // Without its end, a body cannot be checked.
    const isWhole = !isCut && (!hasBody || incoming.complete);
    return {
      request: { method, target, headers, body: isWhole ? bytes : undefined, connection },
      response,
      mockedStatus,
      durationMs: performance.now() - startMs,
    };
  }

  function end(response: ServiceExchange["response"], mockedStatus?: number): void {
    if (hasEnded) return;
    hasEnded = true;
    setup.onExchange(toExchange(response, mockedStatus), () => {
      sentBody.release();
      receivedBody.release();
    });
  }
}

/** Describes a response with the copy of its body. `cutReason` says why a body is cut, other than by its size. */
function describe(
  { statusCode = 0, rawHeaders }: IncomingMessage,
  { bytes, isCut, unread }: KeptBody,
  cutReason?: string,
): ExchangeResponse {
  const headers = toPairs(rawHeaders);
  const ownReason = isStream(headers) ? undefined : cutReason;
  return { status: statusCode, headers, body: bytes, isCut, unread: unread ?? ownReason };
}

function isStream(headers: HeaderPairs): boolean {
  return readStreamKind(readHeaderValue(headers, "content-type")) !== undefined;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { RequestViolation } from "@shortvideo-api/report";
import { type Core, maxBodyLength } from "../core/create-core.js";
import type { ObservedConnection } from "../detect/observation.js";
import { deliver } from "./deliver.js";
import { limitIdleTime } from "./limit-idle-time.js";
import { maxHeaderSize, refuseConnect, refuseUnreadable } from "./refuse-unreadable.js";
import type { MockResponse } from "../exchange/mock-response.js";

/** Creates the HTTP server of a core. It responds to every request, valid HTTP or not. It does not listen yet. */
export function createFront(core: Core): Server {
  const server = createServer(
    {
      maxHeaderSize,
      // Node would respond by itself, and the report would not show the request.
      requireHostHeader: false,
      // Half-open connections end by themselves, after these milliseconds.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
    },
    (incoming, outgoing) => {
      void handle(incoming, outgoing);
    },
  );
  server.on("clientError", (error, socket: Socket) => {
    const unreadable = refuseUnreadable(error, socket);
    if (unreadable) core.recordUnreadable(unreadable);
  });
  // Unknown expectations may be ignored. Node would respond with 417 by itself, and the report would not show the request.
  server.on(
    "checkExpectation",
    (incoming: IncomingMessage, outgoing: ServerResponse) => void handle(incoming, outgoing),
  );
  server.on("checkContinue", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Checked because Node would otherwise write it into the response in progress.
    if (outgoing.socket) outgoing.writeContinue();
    void handle(incoming, outgoing);
  });
  server.on("connect", ({ url = "" }, socket: Socket) => core.recordUnreadable(refuseConnect(url, socket)));

  const connections = new WeakMap<Socket, ObservedConnection>();
  let connectionCount = 0;
  server.on("connection", (socket: Socket) => {
    const connection: ObservedConnection = { id: ++connectionCount, since: performance.now(), closedAt: undefined };
    connections.set(socket, connection);
    const noteEnd = () => void (connection.closedAt ??= performance.now());
    socket.once("end", noteEnd).once("close", noteEnd);
    // The event `close` comes later. The next request may come before it.
    socket.once("error", () => void (connection.isReset = true));
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Read first: a request in progress keeps its source, even if another one replaces it.
    const { source } = core;
    const body = await receiveBody(incoming);
    if (body === "broken") return;
    const { method = "", url = "", headers, headersDistinct, socket } = incoming;
    const { response, conclude } = await core.respond(
      {
        method,
        target: url,
        headers: headersDistinct,
        body,
        baseUrl: readBaseUrl(incoming),
        connection: connections.get(socket) ?? { id: 0, since: 0, closedAt: undefined },
        caller: { host: headers.host, origin: headers.origin, localAddress: socket.localAddress },
        violation: findHostViolation(incoming),
      },
      source,
    );
    conclude(await send(incoming, outgoing, response, core.isDraining));
  }

  return server;
}

/** Returns the address that the caller used. It is the one where the mock listens if the `host` header contains no valid address. */
function readBaseUrl({ headers: { host = "" }, socket }: IncomingMessage): string {
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host);
  return `http://${isHost ? host : `127.0.0.1:${socket.localPort}`}`;
}

/** Sends a response. Returns whether it was sent while the caller was there. */
async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: MockResponse,
  isDraining: boolean,
): Promise<boolean> {
  // Node reads no further request on a connection after a request with `upgrade`.
  const isLast = isDraining || response.status === 413 || incoming.headers.upgrade !== undefined;
  const ending = isLast ? { connection: "close" } : limitIdleTime(outgoing, idleSeconds);
  const headers = { ...response.headers, ...ending };
  return await deliver(outgoing, { ...response, headers }, incoming.method === "HEAD");
}

/** How long callers may keep an idle connection. */
const idleSeconds = 5;

/** Finds a missing or repeated header `host`. HTTP/1.1 requires exactly one: https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
function findHostViolation({ httpVersion, headersDistinct }: IncomingMessage): RequestViolation | undefined {
  const { length } = headersDistinct["host"] ?? [];
  if (length > 1) {
    const message = `A request must have one header \`host\`; this one has ${length}.`;
    return { code: "header-repeated", place: "header.host", message };
  }
  if (length === 1 || httpVersion !== "1.1") return undefined;
  const message = "An HTTP/1.1 request must have the header `host`; this one has none.";
  return { code: "request-malformed", place: "header.host", message };
}

/** Reads the body of a request to its end. Returns `"broken"` if the caller disconnects before the end. */
async function receiveBody(incoming: IncomingMessage): Promise<Buffer | "too-large" | "broken"> {
  const { "content-length": contentLength, "transfer-encoding": encoding } = incoming.headers;
  if (contentLength === undefined && encoding === undefined) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const read: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
    for await (const chunk of read) {
      length += chunk.length;
      if (length <= maxBodyLength) chunks.push(chunk);
      // A body beyond twice the limit is not read to its end.
      else if (length > 2 * maxBodyLength) return "too-large";
    }
  } catch {
    return "broken";
  }
  return length > maxBodyLength ? "too-large" : Buffer.concat(chunks);
}

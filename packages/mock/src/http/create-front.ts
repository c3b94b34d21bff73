import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Core } from "../core/create-core.js";
import type { ObservedConnection } from "../detect/observation.js";
import { deliver } from "./deliver.js";
import { findHostViolation } from "./find-host-violation.js";
import { readBody } from "./read-body.js";
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
      // Longer than clients and load balancers keep an idle connection. Otherwise, on a busy machine, a request meets a connection
      // that this server is closing.
      keepAliveTimeout: 65_000,
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
    connections.set(socket, { id: ++connectionCount, since: performance.now() });
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Read first: a request in progress keeps its source, even if another one replaces it.
    const { source } = core;
    const body = await readBody(incoming);
    if (body === "broken") return;
    const { method = "", url = "", headers, headersDistinct, socket } = incoming;
    const { response, conclude } = await core.respond(
      {
        method,
        target: url,
        headers: headersDistinct,
        body,
        baseUrl: readBaseUrl(incoming),
        connection: connections.get(socket) ?? { id: 0, since: 0 },
        caller: { host: headers.host, origin: headers.origin, localAddress: socket.localAddress },
        violation: findHostViolation(incoming),
      },
      source,
    );
    await send(incoming, outgoing, response, core.isDraining);
    conclude(!outgoing.destroyed);
  }

  return server;
}

/**
 * Returns the address that the caller used. It is the one where the mock listens if the `host` header contains no valid address.
 */
function readBaseUrl({ headers: { host = "" }, socket }: IncomingMessage): string {
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host);
  return `http://${isHost ? host : `127.0.0.1:${socket.localPort}`}`;
}

async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: MockResponse,
  isDraining: boolean,
): Promise<void> {
  // Node reads no further request on a connection after a request with `upgrade`.
  const isLast = isDraining || response.status === 413 || incoming.headers.upgrade !== undefined;
  const ending = isLast ? { connection: "close" } : {};
  const headers = { ...response.headers, ...ending };
  await deliver(outgoing, { ...response, headers }, incoming.method === "HEAD");
}

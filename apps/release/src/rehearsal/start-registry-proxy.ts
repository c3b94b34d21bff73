import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** The result for a sent package: the registry accepts it, rejects it, accepts it and its response is lost, or is gone from then on. */
export type Acceptance = "accepted" | "rejected" | "response lost" | "gone";

/** A proxy of a registry that can reject packages and lose responses. */
export interface RegistryProxy {
  /** Address, with a slash at its end. */
  readonly url: string;
  /** The paths of the packages that were sent, in order. */
  readonly sent: readonly string[];
  stop(): void;
}

/** Starts a proxy of a registry. `results` has the result for each sent package, in order. Default: accepted. */
export async function startRegistryProxy(registry: string, results: readonly Acceptance[]): Promise<RegistryProxy> {
  const sent: string[] = [];
  // This server never closes an idle connection. On a busy machine, a request could meet a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    const result = incoming.method === "PUT" ? (results[sent.push(incoming.url ?? "") - 1] ?? "accepted") : "accepted";
    if (result === "gone") stop();
    else if (result === "rejected") reject(incoming, response);
    else forward(incoming, response, registry, result === "response lost");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy of the registry has no port.");
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}/`, sent, stop };
}

function reject(incoming: IncomingMessage, response: ServerResponse): void {
  incoming.resume().on("end", () => {
    response.writeHead(403, { "content-type": "application/json" }).end(`{"error":"rejected by the rehearsal"}`);
  });
}

function forward(incoming: IncomingMessage, response: ServerResponse, registry: string, isLost: boolean): void {
  const { host } = new URL(registry);
  const options = { method: incoming.method ?? "GET", headers: { ...incoming.headers, host } };
  const outgoing = request(new URL(incoming.url ?? "/", registry), options, (upstreamResponse) => {
    if (isLost) {
      upstreamResponse.resume().on("end", () => incoming.socket.destroy());
      return;
    }
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    upstreamResponse.pipe(response);
  });
  outgoing.on("error", () => incoming.socket.destroy());
  incoming.pipe(outgoing);
}

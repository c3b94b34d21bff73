import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** The result for a sent package: the registry accepts it, rejects it, or accepts it and its response is lost. */
export type Acceptance = "accepted" | "rejected" | "response lost";

export interface Front {
  /** Address, with a slash at its end. */
  readonly url: string;
  /** The paths of the packages that were sent, in order. */
  readonly sent: readonly string[];
  stop(): void;
}

/** Starts a proxy of a registry. `results` decides the result of each package that is sent: the first, the second, … */
export async function frontRegistry(registry: string, results: readonly Acceptance[]): Promise<Front> {
  const sent: string[] = [];
  const server = createServer((asked, response) => {
    const result = asked.method === "PUT" ? (results[sent.push(asked.url ?? "") - 1] ?? "accepted") : "accepted";
    if (result === "rejected") reject(asked, response);
    else passOn(asked, response, registry, result === "response lost");
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

function reject(asked: IncomingMessage, response: ServerResponse): void {
  asked.resume().on("end", () => {
    response.writeHead(403, { "content-type": "application/json" }).end(`{"error":"rejected by the rehearsal"}`);
  });
}

function passOn(asked: IncomingMessage, response: ServerResponse, registry: string, isLost: boolean): void {
  const { host } = new URL(registry);
  const options = { method: asked.method ?? "GET", headers: { ...asked.headers, host } };
  const passed = request(new URL(asked.url ?? "/", registry), options, (given) => {
    if (isLost) {
      given.resume().on("end", () => asked.socket.destroy());
      return;
    }
    response.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(response);
  });
  passed.on("error", () => asked.socket.destroy());
  asked.pipe(passed);
}

import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** The result for a sent package: the registry accepts it, rejects it, or accepts it and its response is lost. */
export type Fate = "taken" | "refused" | "answer lost";

export interface Front {
  /** Address, with a slash at its end. */
  readonly url: string;
  /** The packages that were sent, in order, by the path that each was sent to. */
  readonly sent: readonly string[];
  stop(): void;
}

/** Stands before a registry, and decides what becomes of the packages that are sent to it: the first, the second, … */
export async function frontRegistry(registry: string, fates: readonly Fate[]): Promise<Front> {
  const sent: string[] = [];
  const server = createServer((asked, response) => {
    const fate = asked.method === "PUT" ? (fates[sent.push(asked.url ?? "") - 1] ?? "taken") : "taken";
    if (fate === "refused") refuse(asked, response);
    else passOn(asked, response, registry, fate === "answer lost");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("This machine gave no port to listen on.");
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}/`, sent, stop };
}

function refuse(asked: IncomingMessage, response: ServerResponse): void {
  asked.resume().on("end", () => {
    response.writeHead(403, { "content-type": "application/json" }).end(`{"error":"refused by the rehearsal"}`);
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

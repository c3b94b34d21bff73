import { once } from "node:events";
import { createServer } from "node:net";

/** Finds a port of this machine on which no program listens, for a program that needs a port number. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("This machine has no free port.");
  return address.port;
}

/**
 * Starts a program on a free port. Tries another port, up to five in total, if `start` rejects because another program has taken
 * the port in the meantime.
 */
export async function startOnFreePort<Started>(start: (port: number) => Promise<Started>): Promise<Started> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await findFreePort());
    } catch (error) {
      if (tries === 5 || !String(error).includes("EADDRINUSE")) throw error;
    }
  }
}

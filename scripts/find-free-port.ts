import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Starts a program that needs a port number, with a free port. Tries another port when `start` rejects because a program that
 * started at the same time was faster.
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

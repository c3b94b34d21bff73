import { once } from "node:events";
import { createServer } from "node:net";

/** Finds a port of this machine that nobody listens on, for a program that has to be told one. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("This machine gave no port to listen on.");
  return address.port;
}

import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";

/** Starts a server that runs until the test is over. Returns its address. */
export async function serve(listener: RequestListener): Promise<string> {
  // This server never closes an idle connection. On a busy machine, a request could meet a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 0 }, listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

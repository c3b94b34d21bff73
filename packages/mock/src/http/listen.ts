import { once } from "node:events";
import type { Server } from "node:http";

/**
 * Starts to listen. Returns the address without a trailing slash, such as `"http://127.0.0.1:4010"`. Rejects with an error that says
 * why the port cannot be opened, and what to do.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  const listening = once(server, "listening");
  server.listen(port, host);
  await listening.catch((error: NodeJS.ErrnoException) => {
    throw new Error(explain(error, port, host), { cause: error });
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === "EADDRINUSE")
    return `Port ${port} of ${host} is in use. Stop the program that uses it, or choose another port.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. Choose one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `\`${host}\` is not an address of this machine.`;
  return `Port ${port} of ${host} could not be opened: ${message}`;
}

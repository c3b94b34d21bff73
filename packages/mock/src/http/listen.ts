/** The parts of a server of Node that {@link listen} uses. Users of the declarations may have no types of Node. */
export interface Listenable {
  once(event: string, handler: (error: Error) => void): unknown;
  off(event: string, handler: (error: Error) => void): unknown;
  listen(port: number, host: string): unknown;
  address(): { readonly address: string; readonly family: string; readonly port: number } | string | null;
}

/**
 * Starts to listen. Returns the address without a trailing slash, such as `"http://127.0.0.1:4010"`. Rejects with an error that says
 * why the port cannot be opened, and what to do.
 */
export async function listen(server: Listenable, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error): void => reject(new Error(explain(error, port, host), { cause: error }));
    server.once("error", fail);
    server.once("listening", () => {
      server.off("error", fail);
      resolve();
    });
    server.listen(port, host);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === "EADDRINUSE")
    return `Port ${port} of ${host} is in use. Stop the program that uses it, or choose another port; 0 takes any free one.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. Choose one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `\`${host}\` is not an address of this machine.`;
  return `Port ${port} of ${host} could not be opened: ${message}`;
}

/** The parts of a server of Node that {@link closeServer} uses. */
export interface Closable {
  close(onClosed: () => void): unknown;
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

/** Closes a server: idle connections at once, busy ones after their response, and the rest after `graceMs`. */
export async function closeServer(server: Closable, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A response that began before the stop has no `connection: close`, so its connection stays open for another request.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

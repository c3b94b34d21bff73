import type { Server } from "node:http";
import type { Core } from "../core/create-core.js";

/** Closes a server: idle connections at once, busy ones after their response, and the rest after `graceMs`. */
export async function stopServer(server: Server, core: Core, graceMs: number): Promise<void> {
  core.drain();
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

import type { Server } from "node:http";
import type { Core } from "../core/create-core.js";

/** Closes a server: idle connections at once, busy ones after their answer, and what is left after `graceMs`. */
export async function stopServer(server: Server, core: Core, graceMs: number): Promise<void> {
  core.drain();
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // An answer that was begun before says nothing of the end, and its connection would be kept for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

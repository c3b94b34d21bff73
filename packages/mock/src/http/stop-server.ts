import type { Front } from "./create-front.js";

/** Closes a server: idle connections at once, busy ones after their answer, and what is left after `grace_ms`. */
export async function stopServer(front: Front, grace_ms: number): Promise<void> {
  front.drain();
  const closed = new Promise<void>((resolve) => {
    front.server.close(() => resolve());
  });
  // An answer that was begun before says nothing of the end, and its connection would be kept for the next request.
  const sweep = setInterval(() => front.server.closeIdleConnections(), 20);
  const cut = setTimeout(() => front.server.closeAllConnections(), grace_ms);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

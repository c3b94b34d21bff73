import type { IncomingMessage } from "node:http";
import { type Duplex, pipeline } from "node:stream";
import type { Upstream } from "./forward-request.js";
import { type HeaderPairs, passHeaders, toPairs } from "./service-exchange.js";

/**
 * Connects a caller that asks for another protocol, such as WebSocket, with the upstream. Their messages are not checked. If one of them
 * leaves, the connection of the other one is closed.
 */
export function tunnelUpgrade(upstream: Upstream, incoming: IncomingMessage, caller: Duplex, head: Buffer): void {
  const headers = toPairs(incoming.rawHeaders).filter(([name]) => name.toLowerCase() !== "host");
  const sent = upstream.send(incoming.method ?? "GET", incoming.url ?? "/", headers, true);
  const ends: { destroy(): unknown }[] = [caller, sent];
  const close = () => {
    for (const end of ends) end.destroy();
  };
  let hasResponded = false;
  caller.on("error", close).on("close", close);
  sent.on("error", () => {
    if (hasResponded) close();
    else caller.end("HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n", close);
  });
  sent.on("upgrade", (response, socket, rest) => {
    // Node no longer closes it together with the request.
    ends.push(socket);
    socket.on("error", close).on("close", close);
    caller.write(printHead(response, toPairs(response.rawHeaders)));
    caller.write(rest);
    socket.write(head);
    socket.pipe(caller).pipe(socket);
  });
  sent.on("response", (response) => {
    hasResponded = true;
    // The upstream stays with HTTP. The end of the connection ends the body.
    caller.write(printHead(response, [...passHeaders(toPairs(response.rawHeaders)), ["connection", "close"]]));
    pipeline(response, caller, close);
  });
  sent.end();
}

function printHead({ statusCode = 0, statusMessage = "" }: IncomingMessage, headers: HeaderPairs): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join("")}\r\n`;
}

import { once } from "node:events";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  type Server,
} from "@modelcontextprotocol/server";
import { closeServer, listen } from "@shortvideo-api/mock/commands";

/** A server on this machine. */
export interface HttpService {
  /** The address of its MCP endpoint: `"http://127.0.0.1:4011/mcp"`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The path of the MCP endpoint. */
const path = "/mcp";

/**
 * Serves MCP over streamable HTTP on 127.0.0.1. Responds with 403 to the host or the origin of another machine. A page of
 * the web could otherwise use the key through the browser of this machine. Rejects with an `Error` if the port cannot be opened.
 */
export async function serveHttp(createServer: () => Server, port: number): Promise<HttpService> {
  const handler = createMcpHandler(createServer);
  const server = createHttpServer((incoming, outgoing) => {
    respond(incoming, outgoing, (request) => handler.fetch(request)).catch(() => outgoing.destroy());
  });
  const address = await listen(server, port, "127.0.0.1");
  return {
    url: `${address}${path}`,
    async stop() {
      await handler.close();
      await closeServer(server, 0);
    },
  };
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const controller = new AbortController();
  outgoing.once("close", () => controller.abort());
  const request = await toRequest(incoming, controller.signal);
  const response =
    request === undefined
      ? new Response("The request has no valid address.\n", { status: 400 })
      : (hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
        originValidationResponse(request, localhostAllowedOrigins()) ??
        (new URL(request.url).pathname === path
          ? await handle(request)
          : new Response(`MCP is served at ${path}.\n`, { status: 404 })));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  for await (const chunk of response.body ?? []) {
    if (outgoing.destroyed) break;
    if (!outgoing.write(chunk)) await once(outgoing, "drain", { signal: controller.signal });
  }
  outgoing.end();
}

/** The most bytes of a request that are read. The handler rejects shorter bodies than that. */
const maxBodyBytes = 5_000_000;

/** Converts a request. Returns `undefined` if its address cannot be read. */
async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request | undefined> {
  const { headers, method = "GET", url = "/" } = incoming;
  const address = `http://${headers.host ?? ""}${url}`;
  if (!url.startsWith("/") || !URL.canParse(address)) return undefined;
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, [value].flat().join(", ")]);
  if (method === "GET" || method === "HEAD") return new Request(address, { method, headers: given, signal });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBodyBytes) break;
  }
  return new Request(address, { method, headers: given, signal, body: Buffer.concat(chunks) });
}

import { EventEmitter, once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Server } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { startMock } from "@shortvideo-api/mock";

/** The server for `smoke/checks.js` and for its page. */
export interface ChecksServer {
  /** `"http://127.0.0.1:4010"`. */
  readonly origin: string;
  /** Waits until a page has posted its results, and returns them. */
  readonly report: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Serves the mock under `/mock`, failures that the mock cannot play under other prefixes, and the files of the project for a browser.
 * All have the same origin, so that a page may send requests to each.
 */
export async function serveChecks(project: string): Promise<ChecksServer> {
  const mock = await startMock();
  const posted = new EventEmitter<{ report: [body: string] }>();
  let lastResponse = "";
  let visits = 0;
  let isSecond = false;

  async function forward(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" && !/^(host|connection)$/.test(name) ? [[name, value]] : [],
    );
    const mocked = await fetch(mock.url + path, { headers });
    lastResponse = await mocked.text();
    response.writeHead(mocked.status, { "content-type": mocked.headers.get("content-type") ?? "" }).end(lastResponse);
  }

  const handlers: Record<string, (path: string, request: IncomingMessage, response: ServerResponse) => unknown> = {
    mock: (path, request, response) =>
      path === "/last-response" ? response.end(lastResponse) : forward(path, request, response),
    refusing: (_path, _request, response) => sendJson(response, 200, { statusCode: 10_204, statusMsg: "It is gone." }),
    flaky: (path, request, response) => {
      if (isSecond) return forward(path, request, response);
      isSecond = true;
      return sendJson(response, 503, { message: "Once more." }, { "retry-after": "0" });
    },
    silent: () => undefined,
    breaking: (_path, request) => request.socket.destroy(),
    cut: (path, _request, response) => {
      const [, interruption = "", encoding = ""] = path.split("/");
      interrupt(response, interruption, encoding);
    },
    untrusted: (_path, _request, response) => response.end(`https://127.0.0.1:${readPort(secure)}`),
    redirecting: (_path, _request, response) => response.writeHead(302, { location: "/trap" }).end(),
    trap: (_path, _request, response) => {
      visits += 1;
      response.end();
    },
    visits: (_path, _request, response) => response.end(String(visits)),
    quoting: (_path, request, response) =>
      sendJson(response, 401, { message: `No such key: ${String(request.headers["x-gateway-key"])}` }),
    report: async (_path, request, response) => {
      posted.emit("report", await text(request));
      response.end();
    },
    page: (_path, _request, response) => response.writeHead(200, { "content-type": "text/html" }).end(page),
    files: async (path, _request, response) => {
      const content = await readFile(join(project, path));
      response.writeHead(200, { "content-type": "text/javascript" }).end(content);
    },
  };

  const page = await printPage(project);
  const pem = await readFile(new URL("self-signed.pem", import.meta.url));
  const secure = createSecureServer({ key: pem, cert: pem }, (_request, response) => response.end("{}"));
  await once(secure.listen(0, "127.0.0.1"), "listening");
  // This server never closes an idle connection. On a busy machine, a request could meet a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const [, prefix = "", path = ""] = /^\/([^/?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const serve = handlers[prefix];
    if (serve === undefined) return void response.writeHead(404).end();
    return void Promise.resolve(serve(path, request, response)).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${readPort(server)}`,
    report: once(posted, "report").then(([body]) => String(body)),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      secure.close();
      await mock.stop({ graceMs: 0 });
    },
  };
}

function readPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** Sends half of a compressed post. Then the body ends (`ends`), or the connection closes without (`closes`) or with (`short`) a length. */
function interrupt(response: ServerResponse, interruption: string, encoding: string): void {
  const post = JSON.stringify({
    itemInfo: { itemStruct: { desc: Array.from({ length: 3_000 }, (_, index) => Math.sin(index)).join(" ") } },
  });
  const pack = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync }[encoding];
  const body = pack?.(post) ?? Buffer.from(post);
  const length = interruption === "short" ? { "content-length": body.length } : {};
  response.writeHead(200, { "content-type": "application/json", "content-encoding": encoding, ...length });
  const half = body.subarray(0, body.length / 2);
  if (interruption === "ends") response.end(half);
  else response.write(half, () => response.destroy());
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** Prints a page that loads the packed packages by name, and runs the checks. */
async function printPage(project: string): Promise<string> {
  const imports: Record<string, string> = {};
  const names = ["client", "pagination", "wire"].map((name) => `@shortvideo-api/${name}`);
  for (const name of [...names, "openapi-fetch"]) {
    const manifest = JSON.parse(await readFile(join(project, "node_modules", name, "package.json"), "utf8"));
    for (const [entry, file] of Object.entries<{ default?: string }>(manifest.exports)) {
      if (file.default) imports[`${name}${entry.slice(1)}`] = `/files/node_modules/${name}/${file.default}`;
    }
  }
  return `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module" src="/files/smoke/run-in-page.js"></script>`;
}

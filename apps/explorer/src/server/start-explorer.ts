import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "@shortvideo-api/mock/commands";
import type { ReachableServer } from "../reference/derive-document.ts";
import { loadReference } from "../reference/load-reference.ts";
import { buildSite, loadAssets, type Site } from "../site/build-site.ts";
import { ExplorerStartError } from "./explorer-start-error.ts";

/** Options of {@link startExplorer}. */
export interface ExplorerOptions {
  /** Path of the document. */
  spec: string;
  /** Servers to which readers can send requests, listed before those of the document. */
  servers?: readonly ReachableServer[];
  /** Port to listen on. Default: 0, any free port. */
  port?: number;
  /** Address to listen on. Default: `127.0.0.1`, which only this machine can reach. */
  host?: string;
}

/** A running server of the reference. Open pages follow its updates. */
export interface Explorer {
  /** `"http://127.0.0.1:4020"`, without a trailing slash. */
  readonly url: string;
  /** Number of operations in the reference. */
  readonly operations: number;
  /**
   * Reads the document again, and updates open pages. Throws a `DocumentProblemsError` if the document has problems. Pages then keep
   * their content and show the problems.
   */
  update(): Promise<void>;
  /** Shows problems on open pages until the next update. */
  warn(problems: string): void;
  stop(): Promise<void>;
}

/** Starts the server. Throws a `DocumentProblemsError` if the document has problems, and {@link ExplorerStartError} if the port is in use. */
export async function startExplorer({
  spec,
  servers,
  port = 0,
  host = "127.0.0.1",
}: ExplorerOptions): Promise<Explorer> {
  const assets = await loadAssets();
  const pages = new Set<ServerResponse>();
  let problems = "";
  let { operations, site, version } = await read();

  // Longer than browsers keep an idle connection. Otherwise, on a busy machine, a request meets a connection that this server is closing.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const name = readName(request);
    if (name === "events") subscribe(response);
    else deliver(request, response, site, name);
  });
  const url = await listen(server, port, host).catch((error: Error) => {
    throw new ExplorerStartError(error.message);
  });

  async function read(): Promise<{ operations: number; site: Site; version: string }> {
    const reference = await loadReference(spec, servers);
    const next = randomUUID();
    return { operations: reference.operations, site: buildSite(reference, assets, next), version: next };
  }

  /** Sends a page all updates. https://html.spec.whatwg.org/multipage/server-sent-events.html */
  function subscribe(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    pages.add(response);
    response.on("close", () => pages.delete(response));
    send(response);
  }

  function send(page: ServerResponse): void {
    page.write(`data: ${JSON.stringify({ version, problems })}\n\n`);
  }

  function warn(message: string): void {
    problems = message;
    for (const page of pages) send(page);
  }

  return {
    url,
    get operations() {
      return operations;
    },
    async update() {
      try {
        ({ operations, site, version } = await read());
      } catch (error) {
        warn(error instanceof Error ? error.message : String(error));
        throw error;
      }
      warn("");
    },
    warn,
    async stop() {
      for (const page of pages) page.end();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function readName({ url = "/" }: IncomingMessage): string {
  const [path = "/"] = url.split(/[?#]/, 1);
  return path === "/" ? "index.html" : path.slice(1);
}

function deliver(
  { method = "GET" }: IncomingMessage,
  response: ServerResponse,
  { files, policy }: Site,
  name: string,
): void {
  const file = files.get(name);
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  if (!file) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("File not found.\n");
    return;
  }
  response.writeHead(200, {
    "content-type": file.type,
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    // The renderer's file name contains its version.
    "cache-control": name.startsWith("scalar-") ? "max-age=31536000, immutable" : "no-cache",
  });
  response.end(method === "HEAD" ? undefined : file.content);
}

import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { closeServer, listen } from "@shortvideo-api/mock/commands";
import { buildSite, printMissingPage, printPolicy, type SiteFiles } from "../build-site.js";
import type { SiteContent, SiteRelease } from "../content/content.js";
import { type ContentOptions, readContent } from "../content/read-content.js";

/** Options of {@link startSite}. */
export interface SiteOptions extends Omit<ContentOptions, "releases"> {
  /** Reads the releases of the document, newest first, before each update. Default: none; the site has no changelog. */
  readReleases?: () => Promise<readonly SiteRelease[]>;
  /** Port to listen on. Default: 0, any free port. */
  port?: number;
  /** Address to listen on. Default: `127.0.0.1`, which only this machine can reach. */
  host?: string;
}

/** A site on a port. Open pages follow its updates. */
export interface RunningSite {
  /** `"http://127.0.0.1:4020"`, without a trailing slash. */
  readonly url: string;
  /** The content of the last document without problems. */
  readonly content: SiteContent;
  /**
   * Reads the document again, and updates open pages. Throws a `ProblemsError` if the document has problems. Pages then keep their content
   * and show the problems.
   */
  update(): Promise<void>;
  /** Shows problems on open pages until the next update. */
  warn(problems: string): void;
  stop(): Promise<void>;
}

/** Thrown when a site cannot listen at the requested address. The message contains the reason and the fix. */
export class SiteStartError extends Error {
  override readonly name = "SiteStartError";
}

/** Serves a site. Throws a `ProblemsError` if the document has problems, and {@link SiteStartError} if the port cannot be opened. */
export async function startSite({
  port = 0,
  host = "127.0.0.1",
  readReleases,
  ...source
}: SiteOptions): Promise<RunningSite> {
  const readers = new Set<ServerResponse>();
  let problems = "";
  let site = await read();

  // Longer than browsers keep an idle connection. Otherwise, on a busy machine, a request meets a connection that this server is closing.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const path = readPath(request);
    if (path === "events") subscribe(response);
    else deliver(request, response, path, site);
  });
  const url = await listen(server, port, host).catch((error: Error) => {
    throw new SiteStartError(error.message);
  });

  async function read(): Promise<BuiltSite> {
    const content = await readContent({ ...source, releases: await readReleases?.() });
    const version = randomUUID();
    return { content, version, files: buildSite(content, { version }) };
  }

  /** Sends a page all updates. https://html.spec.whatwg.org/multipage/server-sent-events.html */
  function subscribe(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    readers.add(response);
    response.on("close", () => readers.delete(response));
    send(response);
  }

  function send(reader: ServerResponse): void {
    reader.write(`data: ${JSON.stringify({ version: site.version, problems })}\n\n`);
  }

  function warn(message: string): void {
    problems = message;
    for (const reader of readers) send(reader);
  }

  return {
    url,
    get content() {
      return site.content;
    },
    async update() {
      try {
        site = await read();
      } catch (error) {
        warn(error instanceof Error ? error.message : String(error));
        throw error;
      }
      warn("");
    },
    warn,
    async stop() {
      for (const reader of readers) reader.end();
      await closeServer(server, 0);
    },
  };
}

interface BuiltSite {
  readonly content: SiteContent;
  /** Identifies the state of the document. */
  readonly version: string;
  readonly files: SiteFiles;
}

function readPath({ url = "/" }: IncomingMessage): string {
  const [path = "/"] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path).replace(/^\/+/, "");
  } catch {
    return path.slice(1);
  }
}

/** Delivers a file. Addresses of pages are complete without `.html`, too, and a folder is its `index`. */
function deliver(
  { method = "GET", headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
  { content, version, files }: BuiltSite,
): void {
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  const name = [path, `${path}.html`, `${path}index.html`].find((each) => files.has(each));
  const etag = `"${version}"`;
  const status = name === undefined ? 404 : headers["if-none-match"] === etag ? 304 : 200;
  response.writeHead(status, {
    "content-type": findMediaType(name ?? "404.html"),
    "content-security-policy": printPolicy(content),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    // The browser asks each time, and gets a file only if the document has changed.
    "cache-control": "no-cache",
    ...(name !== undefined && { etag }),
  });
  if (method === "HEAD" || status === 304) response.end();
  else response.end(name === undefined ? printMissingPage(content, path) : files.get(name));
}

const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  md: "text/markdown",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  yaml: "application/yaml",
  yml: "application/yaml",
  svg: "image/svg+xml",
  xml: "application/xml",
  atom: "application/atom+xml",
  txt: "text/plain",
};

function findMediaType(name: string): string {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return `${mediaTypes[ending] ?? "application/octet-stream"}; charset=utf-8`;
}

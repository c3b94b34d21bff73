import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { installPeers, peerVersions, printGoal } from "../../../scripts/bench.ts";
import { findFreePort } from "../../../scripts/find-free-port.ts";

/** A proxy that checks the same document. */
export interface CheckingProxy {
  readonly name: string;
  readonly script: string;
  /** Returns the arguments for a port, a service and a folder for files. */
  readonly listArgs: (port: number, upstream: string, folder: string) => readonly string[];
}

const spec = createRequire(import.meta.url).resolve("@shortvideo-api/spec/openapi.yaml");
const key = "k-4f9c2e7a51d8b360";
const videoId = "7300000000000000001";

export const ourProxy: CheckingProxy = {
  name: "ours",
  script: fileURLToPath(new URL("../dist/cli.js", import.meta.url)),
  listArgs: (port, upstream, folder) => [
    "proxy",
    "--upstream",
    upstream,
    "--port",
    String(port),
    "--report",
    join(folder, "report.json"),
    "--record",
    join(folder, "samples"),
  ],
};

/** Installs the proxy of Redocly into a folder. */
export function installRedocly(folder: string): CheckingProxy {
  installPeers(folder, [`@redocly/cli@${peerVersions.redocly}`]);
  return {
    name: `Redocly ${peerVersions.redocly}`,
    script: join(folder, "node_modules/@redocly/cli/bin/cli.js"),
    listArgs: (port, upstream, files) => [
      "proxy",
      "--target",
      upstream,
      "--port",
      String(port),
      "--har",
      join(files, "traffic.har"),
      "--api",
      spec,
      "--match-mode",
      "basepath",
      "--max-findings",
      "100",
    ],
  };
}

/** An exchange that breaks the contract: its path, and what the output of a proxy that notices it matches. */
interface WrongExchange {
  readonly title: string;
  readonly path: string;
  readonly noticed: RegExp;
}

const exchanges: readonly WrongExchange[] = [
  {
    title: "`count=51`, which the service rejects with 400",
    path: `/api/post/comments?videoId=${videoId}&count=51`,
    noticed: /\bcount\b.*(?:\n.*)?(?:1 to 50|<= 50)/,
  },
  {
    title: "a failure in a 200",
    path: "/api/effect/info?effectId=7301245789012345678",
    noticed: /effects\.get.*in-band|in-band.*effects\.get|(?:ERROR|WARNING).*effects\.get/i,
  },
  {
    title: "numbers in place of flags",
    path: `/api/post/comments?videoId=${videoId}`,
    noticed: /posts\.listComments.*boolean/,
  },
  {
    title: "the same in a body with gzip",
    path: `/api/post/detail?videoId=${videoId}`,
    noticed: /posts\.get.*boolean/,
  },
];

/**
 * Sends the same exchanges through each proxy, in front of a service that breaks the contract. `mockUrl` is a mock. Prints which proxy
 * notices what, and how often the key is in its files and its output. Returns `true` if the first proxy notices all of them without a key.
 */
export async function compareFindings(
  proxies: readonly CheckingProxy[],
  mockUrl: string,
  folder: string,
): Promise<boolean> {
  const service = createServer((incoming, outgoing) => {
    respond(mockUrl, incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  const upstream = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const rows: Record<string, Record<string, string>> = {};
  let isMet = false;
  for (const [index, proxy] of proxies.entries()) {
    const { output, files } = await watch(proxy, upstream, mkdtempSync(join(folder, "files-")));
    const noticed = exchanges.map(({ noticed: pattern }) => pattern.test(output));
    const keys = `${output}${files}`.split(key).length - 1;
    for (const [at, { title }] of exchanges.entries())
      rows[title] = { ...rows[title], [proxy.name]: noticed[at] ? "noticed" : "not noticed" };
    const title = `the key in files and output, of ${exchanges.length} requests`;
    rows[title] = { ...rows[title], [proxy.name]: `${keys} times` };
    if (index === 0) isMet = noticed.every(Boolean) && keys === 0;
  }
  service.close();
  console.table(rows);
  return printGoal(isMet, "goal: the checking proxy notices each of them, and no key is in any file");
}

/** Runs a proxy, sends the exchanges, and ends it as Ctrl-C does. Returns what it prints, and the text of its files. */
async function watch({ script, listArgs }: CheckingProxy, upstream: string, folder: string) {
  mkdirSync(join(folder, "samples"));
  const port = await findFreePort();
  const child = spawn(process.execPath, [script, ...listArgs(port, upstream, folder)], {
    env: { ...process.env, NO_COLOR: "1", REDOCLY_TELEMETRY: "off" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const closed = once(child, "close");
  await waitUntilListening(child, port);
  for (const { path } of exchanges) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-gateway-key": key } });
    await response.arrayBuffer();
  }
  child.kill("SIGINT");
  await closed;
  const names = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")).join("\n");
  return { output: (await printed).join("\n"), files };
}

/** Waits until a server responds. This request has no key, and a path that the document does not have. */
async function waitUntilListening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with code ${child.exitCode}.`);
    const isListening = await fetch(`http://127.0.0.1:${port}/ready`).then(
      async (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (isListening) return;
    await wait(20);
  }
}

/** Responds as the mock does, but breaks the contract. */
async function respond(mockUrl: string, { url = "/" }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = { "content-type": "application/json" };
  if (url.startsWith("/api/effect/info")) {
    outgoing.writeHead(200, headers).end('{"status_code":4,"status_msg":"The effect is gone."}');
    return;
  }
  const response = await fetch(`${mockUrl}${url}`, { headers: { "x-gateway-key": "any-key" } });
  const body = (await response.text()).replaceAll(/(?<=":)(?:true|false)(?=[,}])/g, "1");
  const isPacked = url.startsWith("/api/post/detail");
  outgoing.writeHead(response.status, { ...headers, ...(isPacked && { "content-encoding": "gzip" }) });
  outgoing.end(isPacked ? gzipSync(body) : body);
}

// The server with the official client of MCP, over stdio and streamable HTTP.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { oneOf } from "../../../scripts/in-ci.ts";
import { sourceFlag } from "../../../scripts/source-flag.ts";

const cli = new URL("../src/cli.ts", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "mcp-"));
afterAll(() => rmSync(folder, { recursive: true }));
const comments = { name: "posts_listComments", arguments: { videoId: "7300000000000000001", fields: "cid" } };
const wrong = { name: "posts_listComments", arguments: { videoId: "7300000000000000001", count: 51 } };
const environment = { ...process.env, SHORTVIDEO_API_KEY: "", SHORTVIDEO_API_BASE_URL: "" };

/** Starts a client of a server of stdio. `closed` resolves with the exit code when the client ends. */
async function connect(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [sourceFlag, cli, ...args],
    env: Object.fromEntries(Object.entries({ ...environment, ...env }).map(([name, value]) => [name, value ?? ""])),
    stderr: "pipe",
  });
  let printed = "";
  transport.stderr?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return { client, readPrinted: () => printed };
}

test("serves stdio without a key from the mock, says so, and reports what the agent called", async () => {
  const report = join(folder, "agent.json");
  const { client, readPrinted } = await connect(["--report", report]);

  const { tools } = await client.listTools();
  const result = await client.callTool(comments);
  const failed = await client.callTool(wrong);
  const instructions = client.getInstructions();
  // While the agent works, the report follows it.
  await expect.poll(() => existsSync(report) && readFileSync(report, "utf8")).toContain('"parameter-wrong"');
  await client.close();

  expect(tools.map(({ name }) => name)).toContain("posts_listComments");
  expect(instructions).toContain("a mock responds");
  expect(readPrinted()).toContain("A mock responds: there is no key");
  expect(JSON.parse(Object(result.content)[0].text)).toMatchObject({
    items: expect.any(Array),
    resume: expect.any(String),
  });
  expect(failed).toMatchObject({
    isError: true,
    content: [{ text: "posts.listComments was not sent: `count` must be an integer from 1 to 50, got `51`." }],
  });
  expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({
    requests: 2,
    violations: [{ operation: "posts.listComments", code: "parameter-wrong" }],
    verdict: { exitCode: 1 },
  });
});

test("serves streamable HTTP on 127.0.0.1, and rejects hosts and origins of other machines", async () => {
  const child = spawn(process.execPath, [sourceFlag, cli, "--http", "0"], {
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = await readUrl(child.stderr);
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));

  const first = JSON.parse(Object((await client.callTool(comments)).content)[0].text);
  const next = await client.callTool({ ...comments, arguments: { ...comments.arguments, resume: first.resume } });

  expect(first.items.length).toBeGreaterThan(0);
  expect(next.isError ?? false).toBe(false);
  expect(await client.callTool(wrong)).toMatchObject({ isError: true });
  expect(await post(url, { origin: "https://evil.example" })).toBe(403);
  expect(await post(url, { host: "evil.example" })).toBe(403);
  expect(await post(url.replace("/mcp", "/other"), {})).toBe(404);
  expect(await post(url, { origin: "http://localhost:8080" })).not.toBe(403);
  await client.close();
  child.kill("SIGTERM");
  expect(await closed).toBe(0);
});

test("calls the service with the key of the environment, shows it nowhere, and reports both sides", async () => {
  const key = "a-secret-key-0123456789";
  const keys: unknown[] = [];
  const service = createServer((incoming, outgoing) => {
    keys.push(incoming.headers["x-gateway-key"]);
    const isWrong = incoming.url?.includes("videoId=2");
    outgoing.writeHead(isWrong ? 401 : 200, { "content-type": "application/json" });
    outgoing.end(
      JSON.stringify(isWrong ? { message: `Invalid API key: ${key}` } : { statusCode: 0, itemInfo: { key } }),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const { port } = Object(service.address());
  const report = join(folder, "service.json");
  const { client, readPrinted } = await connect(["--report", report], {
    SHORTVIDEO_API_KEY: key,
    SHORTVIDEO_API_BASE_URL: `http://127.0.0.1:${port}`,
  });

  const right = await client.callTool({ name: "posts_get", arguments: { videoId: "1" } });
  const refused = await client.callTool({ name: "posts_get", arguments: { videoId: "2" } });
  await client.callTool(wrong);
  const { tools } = await client.listTools();
  await client.close();

  const written = readFileSync(report, "utf8");
  expect(JSON.parse(written)).toMatchObject({
    requests: 3,
    violations: [{ operation: "posts.listComments", code: "parameter-wrong" }],
    comparison: {
      responses: 2,
      differences: expect.arrayContaining([expect.objectContaining({ place: "body.itemInfo.key" })]),
    },
    verdict: { exitCode: 1 },
  });
  expect(written).not.toContain(key);
  expect(keys).toEqual([key, key]);
  expect(right.isError ?? false).toBe(false);
  expect(refused).toMatchObject({
    isError: true,
    content: [
      { text: expect.stringMatching(/^posts\.get returned 401: Invalid API key: \S+ Check that `apiKey` is set/) },
    ],
  });
  expect(JSON.stringify([right, refused, tools, client.getInstructions(), readPrinted()])).not.toContain(key);
  expect(readPrinted()).toContain("The service responds.");
});

/** Mistakes of a user: arguments, variables, exit code, and a part of the message. */
const mistakes: [args: string[], env: NodeJS.ProcessEnv, exitCode: number, message: string][] = [
  [[], { SHORTVIDEO_API_KEY: "k" }, 2, "There is a key, but no address of the service"],
  [["--allow-unsafe", "posts.delete"], {}, 2, "The document has no operation `posts.delete`."],
  [["--max-bytes", "10"], {}, 2, "It must be an integer of at least 4000."],
  [["--spec", "none.yaml"], {}, 4, "none.yaml  error  unreadable-file\n  There is no such file.\n  Fix: "],
];

test.each(oneOf(4, mistakes))("with %j, names the mistake and exits", async (args, env, exitCode, message) => {
  const child = spawn(process.execPath, [sourceFlag, cli, ...args], {
    cwd: folder,
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));

  const code = await new Promise((resolve) => child.once("close", resolve));

  expect({ code, printed }).toEqual({ code: exitCode, printed: expect.stringContaining(message) });
});

/** Reads the address that a server prints. */
async function readUrl(stream: Readable): Promise<string> {
  let printed = "";
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    const [url] = /http:\/\/[\d.]+:\d+\/mcp/.exec(printed) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`The server ended: ${printed}`);
}

/** Sends a request of MCP with other headers. Returns the status. */
function post(url: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const given = { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers };
    const sent = request(url, { method: "POST", headers: given }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once("error", reject);
    sent.end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }));
  });
}

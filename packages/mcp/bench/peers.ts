// `npm run bench -- mcp` compares the MCP server with the one that orval generates. Both run over stdio, in front of the same mock.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { startMock } from "@shortvideo-api/mock";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { peerVersions, printGoal, runBench } from "../../../scripts/bench.ts";
import { runOrval } from "../../../generator/bench/run-orval.ts";

const help = `npm run bench -- mcp

Starts the built MCP server, and the one that orval ${peerVersions.orval} generates from the document of the service. An agent lists the tools, asks
for a page of 50 comments and for a page of sounds with 64-bit ids, and makes a wrong call. Prints tokens (o200k).

Exit code: 0 the definitions take at most 1,800 tokens, 1 they take more, 2 usage error.`;

const maxTokens = 1_800;
const spec = fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml"));
const videoId = "7300000000000000001";

await runBench({ help, defaults: {}, measure: (_, folder) => compare(folder) });

/** An MCP server that runs: how it is started, and how its tools take the parameters of an operation. */
interface Contender {
  readonly args: readonly string[];
  readonly tool: (operation: string) => string;
  readonly toArguments: (params: object) => Record<string, unknown>;
}

async function compare(folder: string): Promise<boolean> {
  const mock = await startMock();
  try {
    const contenders: Readonly<Record<string, Contender>> = {
      ours: {
        args: [fileURLToPath(new URL("../dist/cli.js", import.meta.url))],
        tool: (operation) => operation.replace(".", "_"),
        toArguments: (params) => ({ ...params }),
      },
      [`orval ${peerVersions.orval}`]: {
        args: ["--import", "./key.mjs", makeOrvalServer(folder, mock.url)],
        tool: (operation) => operation.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase()),
        toArguments: (params) => ({ queryParams: params }),
      },
    };
    const rows: Record<string, Row> = {};
    for (const [name, contender] of Object.entries(contenders)) {
      mock.reset();
      rows[name] = await measure(contender, folder, mock.url, () => mock.report().requests);
    }
    console.table(rows);
    const tokens = rows["ours"]?.["all of the list"] ?? Infinity;
    return printGoal(tokens <= maxTokens, `${tokens} tokens of all definitions; goal: at most ${maxTokens}`);
  } finally {
    await mock.stop();
  }
}

/** The figures of a server. All but those of the wrong call are tokens. */
interface Row {
  readonly tools: number;
  /** Names, descriptions and input schemas. */
  readonly definitions: number;
  /** What the server sends, also output schemas. */
  readonly "all of the list": number;
  readonly "page of 50 comments": number;
  readonly "rounded ids": string;
  readonly "wrong call": string;
}

async function measure(
  { args, tool, toArguments }: Contender,
  folder: string,
  url: string,
  countRequests: () => number,
): Promise<Row> {
  const env = { PATH: process.env["PATH"] ?? "", SHORTVIDEO_API_BASE_URL: url, SHORTVIDEO_API_KEY: "any-key" };
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...args],
    cwd: folder,
    env,
    stderr: "ignore",
  });
  const client = new Client({ name: "bench", version: "1.0.0" });
  await client.connect(transport);
  const call = async (operation: string, params: object) =>
    client.callTool({ name: tool(operation), arguments: toArguments(params) });
  const { tools } = await client.listTools();
  const page = await call("posts.listComments", { videoId, count: 50 });
  const ids = await listLongIds(url);
  const sounds = JSON.stringify(await call("music.listUnlimitedSounds", {}));
  const before = countRequests();
  const wrong = await call("posts.listComments", { videoId, count: 51 });
  const wasSent = countRequests() > before;
  await client.close();
  const lost = ids.filter((id) => !sounds.includes(id)).length;
  const read = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  return {
    tools: tools.length,
    definitions: countTokens(JSON.stringify(read)),
    "all of the list": countTokens(JSON.stringify(tools)),
    "page of 50 comments": countTokens(JSON.stringify(page)),
    "rounded ids": `${lost} of ${ids.length}`,
    "wrong call": `${wasSent ? "sent" : "not sent"}, ${wrong.isError ? "an error" : "no error"}`,
  };
}

/** Lists the numbers of a page of sounds that a double would round. */
async function listLongIds(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/music/unlimited-sounds`, { headers: { "x-gateway-key": "any-key" } });
  const found = (await response.text()).match(/(?<=:)\d{17,}(?=[,}])/g) ?? [];
  return [...new Set(found)].filter((digits) => String(Number(digits)) !== digits);
}

/** Generates the server of orval. Its requests have no key, so a module adds one. Returns its path. */
function makeOrvalServer(folder: string, baseUrl: string): string {
  const output = { client: "mcp", mode: "single", baseUrl, target: "mcp/handlers.ts", schemas: "mcp/model" };
  runOrval(folder, spec, output, ["@modelcontextprotocol/sdk@1.32.2", "zod@4.6.7", "esbuild@0.28.2"]);
  const bundler = join(folder, "node_modules/esbuild/bin/esbuild");
  const flags = ["--bundle", "--platform=node", "--format=esm", "--packages=external", "--outfile=server.mjs"];
  execFileSync(process.execPath, [bundler, "mcp/server.ts", ...flags, "--log-level=error"], { cwd: folder });
  writeFileSync(
    join(folder, "key.mjs"),
    `const own = fetch;
globalThis.fetch = (input, init) => own(input, { ...init, headers: { ...init?.headers, "x-gateway-key": "any-key" } });\n`,
  );
  return "server.mjs";
}

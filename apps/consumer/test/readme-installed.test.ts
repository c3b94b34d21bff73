// The client, the checking proxy and check-har, installed by npm from tarballs into an empty project. The programs are the examples of the
// READMEs, each with a few lines that use it together with the libraries of other authors.

import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createMock } from "@shortvideo-api/mock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { packForInstall } from "../../../scripts/pack-for-install.ts";
import { repository, runTool } from "../../../scripts/run-tool.ts";

/** The libraries beside the client. Those of OpenTelemetry have the versions that its own tests use. */
const libraries = ["pino@10.3.1", ...["api", "sdk-trace-base", "sdk-metrics"].map(printVersion)];

/** An example of the client's README: a text that only it contains, the lines that follow it, and the JSON that they print. */
interface Example {
  readonly title: string;
  readonly contains: string;
  readonly use: string;
  readonly printed: unknown;
}

const examples: readonly Example[] = [
  {
    title: "traces with the SDK of OpenTelemetry",
    contains: "layers: [openTelemetry(opentelemetry)]",
    use: `
      const { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } = await import("@opentelemetry/sdk-trace-base");
      const exporter = new InMemorySpanExporter();
      const spanProcessors = [new SimpleSpanProcessor(exporter)];
      opentelemetry.trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors }));
      failWith(503);
      await traced.posts.get({ videoId }, { retry: { baseDelayMs: 0 } });
      const spans = exporter.getFinishedSpans();
      print(spans.map(({ name, kind, attributes: { "http.response.status_code": status, "url.template": template } }) =>
        [name, kind, status, template]), JSON.stringify(spans.map(({ attributes }) => attributes)).includes(apiKey));`,
    printed: [
      [
        ["GET /api/post/detail", 2, 503, "/api/post/detail"],
        ["GET /api/post/detail", 2, 200, "/api/post/detail"],
      ],
      false,
    ],
  },
  {
    title: "measures with the SDK of OpenTelemetry",
    contains: "layers: [openTelemetry(opentelemetry)]",
    use: `
      const { AggregationTemporality, InMemoryMetricExporter, MeterProvider, PeriodicExportingMetricReader } =
        await import("@opentelemetry/sdk-metrics");
      const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
      const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] });
      opentelemetry.metrics.setGlobalMeterProvider(provider);
      const measured = createClient({ baseUrl, apiKey, layers: [openTelemetry(opentelemetry)] });
      await measured.posts.get({ videoId });
      await provider.forceFlush();
      const metrics = exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((each) => each.metrics));
      print(metrics.map(({ descriptor, dataPoints }) => [descriptor.name, descriptor.unit, dataPoints[0].value.count]));
      await provider.shutdown();`,
    printed: [[["http.client.request.duration", "s", 1]]],
  },
  {
    title: "logs to the console",
    contains: "logger: console",
    use: `print("after the lines");`,
    printed: ["after the lines"],
  },
  {
    title: "logs to pino",
    contains: "logger: console",
    use: `
      const { pino } = await import("pino");
      const lines = [];
      const logger = pino({ level: "debug", base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
      await createClient({ baseUrl, apiKey, logger, logLevel: "debug" }).posts.get({ videoId });
      print(lines.map(({ level, msg }) => [level, msg.replaceAll(/\\d+ ms/g, "N ms")]));`,
    printed: [
      [
        [20, "posts.get: GET /api/post/detail, attempt 1"],
        [20, "posts.get: 200 after N ms, attempt 1"],
        [30, "posts.get: done with 200 after N ms, attempts: 1"],
      ],
    ],
  },
  {
    title: "reads the environment, and names its product",
    contains: 'userAgent: "my-app/1.2"',
    use: `
      const sent = failWith();
      await fromEnvironment.posts.get({ videoId });
      print(sent[0].url.startsWith(baseUrl), sent[0].headers.get("x-gateway-key"), sent[0].headers.get("user-agent").split(" ")[0]);`,
    printed: [true, "key-of-the-environment", "my-app/1.2"],
  },
  {
    title: "retries what `shouldRetry` decides",
    contains: "const stubborn",
    use: `
      const sent = failWith(409, 409);
      const { attempts } = await stubborn.posts.get({ videoId }, { retry: { baseDelayMs: 0 } }).withResponse();
      print(attempts, sent.length);`,
    printed: [3, 3],
  },
  {
    title: "sends one idempotency key with all attempts of an unsafe call, and none with others",
    contains: 'idempotencyKeys("Idempotency-Key")',
    use: `
      const { createConnection, signWithNothing, standardLayers } = await import("@shortvideo-api/client/runtime");
      const service = { createSigner: signWithNothing, codes: [], success: [], messages: [], errors: {} };
      const sent = failWith(503);
      await safe.posts.get({ videoId }, { retry: { baseDelayMs: 0 } });
      const layers = [idempotencyKeys("Idempotency-Key"), ...standardLayers({ retry: { baseDelayMs: 0 } })];
      const orders = failWith(503, 200);
      await createConnection({ baseUrl, layers }, service).call({ id: "orders.create", method: "POST", path: "/orders" }, {});
      const keys = orders.map(({ headers }) => headers.get("idempotency-key"));
      print(sent.map(({ headers }) => headers.get("idempotency-key")), keys.length, new Set(keys).size, keys[0].length > 20);`,
    printed: [[null, null], 2, 1, true],
  },
  {
    title: "returns the raw response",
    contains: "status, headers, attempts, response }",
    use: `
      const again = await api.posts.get({ videoId }).withResponse();
      print(status, attempts, JSON.stringify(await again.response.json()).length > 100, Object.keys(data).includes("itemInfo"));`,
    printed: [200, 1, true, true],
  },
  {
    title: "compares responses with the document",
    contains: "fullResponseChecks(",
    use: `
      const warnings = [];
      console.warn = (line) => warnings.push(line);
      await careful.posts.get({ videoId });
      globalThis.fetch = async () => Response.json({ itemInfo: { itemStruct: { id: { secret: 1 } } }, statusCode: 0 });
      await careful.posts.get({ videoId });
      print(warnings.filter((line) => line.includes("\`body.itemInfo.itemStruct.id\`")), warnings.join().includes("secret"));`,
    printed: [["posts.get returned 200: `body.itemInfo.itemStruct.id` must be text, got an object."], false],
  },
];

const readme = readFileSync(join(repository, "packages/client/README.md"), "utf8");
const contractReadme = readFileSync(join(repository, "packages/contract/README.md"), "utf8");
const mock = await createMock();
const service = createServer((incoming, outgoing) => {
  respond(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
});
let url = "";
let folder: string | undefined;

beforeAll(async () => {
  if (onlyInCI.skip) return;
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  folder = install();
});
afterAll(() => {
  service.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

test.each(examples)("the installed client $title", onlyInCI, async ({ contains, use, printed }) => {
  const { status, stdout, stderr } = await runExample(contains, use);

  expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
  expect(JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "")).toEqual(printed);
});

test("the installed client sends the headers and the query of one call", onlyInCI, async () => {
  const code = `const sent = failWith();\n${readBlock(readme, "query: { preview: true }")}`;
  const { stdout } = await runCode(
    `${code}\nprint(sent[0].headers.get("x-request-id"), sent[0].headers.has("accept"), new URL(sent[0].url).search);`,
  );

  expect(JSON.parse(stdout.trimEnd())).toEqual(["a-7", false, "?videoId=7300000000000000001&preview=true"]);
});

test("the console shows the lines of the README", onlyInCI, async () => {
  const [, shown = ""] = /logLevel: "debug" \}\);\n.*?```\n\n```\n(.*?)```/s.exec(readme) ?? [];
  const { stdout } = await runExample("logger: console", "");

  expect(shown).toContain("posts.get: done with 200");
  expect(withoutTimes(stdout)).toBe(withoutTimes(shown));
});

test(
  "the installed proxy reports a wrong request and a response that differs, as its README shows",
  onlyInCI,
  async () => {
    const [, command = "", shown = ""] =
      /\$ npx (@shortvideo-api\/contract proxy .*) -- pytest tests\/\n(.*?)```/s.exec(contractReadme) ?? [];
    const args = command.replace("https://api.example.com", url).split(" ");

    const { status, stdout, stderr } = await run("npx", ["--offline", ...args, "--", "node", "calls.js"]);

    expect(status).toBe(1);
    const lines = shown.split("\n").filter((line) => /^✗|^ {2}1 |^ {5}(?:`count`|The document)/.test(line));
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(withoutPlaces(stdout + stderr)).toContain(withoutPlaces(line));
  },
);

test("the installed check-har reports the same about recorded traffic", onlyInCI, async () => {
  const path = "/api/post/comments?videoId=7300000000000000001&count=51";
  const response = await fetch(`${url}${path}`, { headers: { "x-gateway-key": "any-key" } });
  const entry = {
    startedDateTime: "2026-11-28T00:00:00.000Z",
    time: 1,
    request: {
      method: "GET",
      url: `https://api.example.com${path}`,
      httpVersion: "HTTP/1.1",
      headers: [{ name: "x-gateway-key", value: "secret-key-of-the-archive" }],
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: 0,
    },
    response: {
      status: response.status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      headers: [...response.headers].map(([name, value]) => ({ name, value })),
      cookies: [],
      content: { size: 1, mimeType: "application/json", text: await response.text() },
      redirectURL: "",
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 1, receive: 0 },
  };
  writeFileSync(join(folder ?? "", "traffic.har"), JSON.stringify({ log: { version: "1.2", entries: [entry] } }));

  const { status, stdout } = await run("npx", ["--offline", "@shortvideo-api/contract", "check-har", "traffic.har"]);

  expect({ status, stdout }).toMatchObject({ status: 1, stdout: expect.stringContaining("`count` is `51`") });
  expect(stdout).not.toContain("secret-key-of-the-archive");
});

/** Responds as the mock does. But it accepts a wrong count and an unknown parameter, and some flags are numbers. */
async function respond({ url: path = "/", headers }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const address = `http://mock.example${path.replace("count=51", "count=50").replace("&preview=true", "")}`;
  const key = String(headers["x-gateway-key"] ?? "any-key");
  const response = await mock.fetch(new Request(address, { headers: { "x-gateway-key": key } }));
  const body = (await response.text()).replaceAll(/("author_pin":)(?:true|false)/g, "$11");
  outgoing.writeHead(response.status, { "content-type": response.headers.get("content-type") ?? "text/plain" });
  outgoing.end(body);
}

/** Installs the packages and the libraries. Returns the folder, which is outside the repository. */
function install(): string {
  const project = mkdtempSync(join(realpathSync(tmpdir()), "readme-installed-"));
  for (const name of ["sdk/given.js", "sdk/calls.js"]) {
    cpSync(fileURLToPath(new URL(name, import.meta.url)), join(project, name.replace(/.*\//, "")));
  }
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "program", private: true, type: "module" }));
  packForInstall(["client", "contract"], join(project, "packed"));
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", "--loglevel=error"];
  runTool("bash", ["-c", `npm install ${options.join(" ")} ./packed/*.tgz ${libraries.join(" ")}`], project);
  return project;
}

/** Prints a package of OpenTelemetry with the version that the client is tested with. */
function printVersion(name: string): string {
  const manifest = join(repository, "packages/client/node_modules/@opentelemetry", name, "package.json");
  return `@opentelemetry/${name}@${JSON.parse(readFileSync(manifest, "utf8")).version}`;
}

/** Returns the only example of a README that contains a text. */
function readBlock(page: string, contains: string): string {
  const found = [...page.matchAll(/^```ts\n([^]*?)^```$/gm)]
    .map(([, code = ""]) => code)
    .filter((code) => code.includes(contains));
  if (found.length !== 1) throw new Error(`${found.length} examples contain \`${contains}\`.`);
  return found[0] ?? "";
}

async function runExample(contains: string, use: string) {
  return runCode(`${readBlock(readme, contains)}\n${use}`);
}

/** Runs a module in TypeScript. Its function `print` prints its arguments as JSON. */
async function runCode(code: string) {
  const print = "const print = (...values) => console.log(JSON.stringify(values));";
  writeFileSync(join(folder ?? "", "example.ts"), `${code.replace(/^(?:import [^]*?;\n)*/, `$&${print}\n`)}\n`);
  return run(process.execPath, ["--import", "./given.js", "example.ts"]);
}

/** Runs a program in the project, without the settings of the outer test runner. */
async function run(program: string, args: readonly string[]) {
  const outer = /^(?:VITEST|TURBO_|npm_|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$)/;
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name))),
    PATH: [join(process.execPath, ".."), process.env["PATH"]].join(delimiter),
    MOCK_URL: url,
    SHORTVIDEO_API_BASE_URL: url,
    SHORTVIDEO_API_KEY: "key-of-the-environment",
  };
  const child = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await closed, stdout, stderr };
}

function withoutTimes(lines: string): string {
  return lines.replaceAll(/\d+ ms/g, "N ms");
}

/** Removes numbers that change with the document, and counts. */
function withoutPlaces(lines: string): string {
  return lines.replaceAll(/\([^()]*openapi\.yaml:\d+\)/g, "").replaceAll(/\d+×/g, "N×");
}

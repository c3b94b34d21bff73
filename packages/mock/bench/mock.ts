// `npm run bench -- mock` compares the mock with `prism mock` on the same document and the same page of 20 items. They run in turn,
// each in its own process. Ends with code 1 when a goal is missed.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { type BenchOptions, printGoal, runBench } from "../../../scripts/bench.ts";
import { median } from "../../../scripts/median.ts";
import { type Load, sendLoad } from "./send-load.ts";
import { respondsOk, type Server, startServer } from "./start-server.ts";

const help = `npm run bench -- mock [--rounds N --seconds S --connections N --starts N]

Compares the built mock with stock \`prism mock\`: requests a second and latency of a page of 20 items, and the time from process
start to the first response. Also measures the memory of a session of the mock. Both validate requests, the mock also counts
coverage, and neither writes a log. Rounds alternate. Prints medians.

  --rounds N       rounds of each server, default 5
  --seconds S      length of a round, default 3
  --connections N  callers at once, default 16
  --starts N       starts of each server, default 5

Exit code: 0 all goals are met, 1 one is missed, 2 usage error.`;

const headers = { "x-gateway-key": "any", accept: "application/json" };
const operation = "/api/post/comments";
const page = `${operation}?videoId=7301245789012345678&count=20`;
/** `requests` and `p99` are ratios to Prism. */
const goals = { requests: 2, p99: 0.5, readyMs: 1_000, sessions: 10_000, session_kB: 10 };

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const ours = join(repository, "apps/mock-server/dist/main.js");
const prism = fileURLToPath(import.meta.resolve("@stoplight/prism-cli/dist/index.js"));

const defaults = { rounds: 5, seconds: 3, connections: 16, starts: 5 } as const;
await runBench({ help, defaults, measure: compare });

/** Measures everything and prints it. Returns `true` when all goals are met. */
async function compare(
  { rounds, seconds, connections, starts }: BenchOptions<typeof defaults>,
  folder: string,
): Promise<boolean> {
  const reference = await startOurs();
  const document = await writeDocument(folder, reference.port);
  await reference.stop();
  const prismArgs = (port: number) => ["mock", document, "--port", String(port), "--verboseLevel", "silent"];
  const startPrism = () => startServer(prism, prismArgs, respondsOk(page, headers));

  const ready = await measureStarts([startOurs, startPrism], starts);
  const servers = [await startOurs(), await startPrism()];
  const loads = await measureLoads(servers, rounds, { connections, durationMs: seconds * 1_000 });
  await Promise.all(servers.map((server) => server.stop()));
  const sessions = await measureSessions(await startOurs(), connections);

  const [our, stock] = loads;
  if (!our || !stock) throw new Error("Nothing was measured.");
  console.table({
    "this mock": { ...our, "ready ms": Math.round(ready[0] ?? 0) },
    "prism mock": { ...stock, "ready ms": Math.round(ready[1] ?? 0) },
  });
  const requests = our["requests/s"] / stock["requests/s"];
  const p99 = our["p99 ms"] / stock["p99 ms"];
  return [
    printGoal(
      requests >= goals.requests,
      `${requests.toFixed(2)} times the requests a second; goal: at least ${goals.requests}`,
    ),
    printGoal(p99 <= goals.p99, `${p99.toFixed(2)} times the p99; goal: at most ${goals.p99}`),
    printGoal(
      (ready[0] ?? 0) < goals.readyMs,
      `${Math.round(ready[0] ?? 0)} ms to the first response; goal: under ${goals.readyMs}`,
    ),
    printGoal(
      sessions < goals.session_kB,
      `${sessions.toFixed(1)} kB for each of ${goals.sessions} sessions; goal: under ${goals.session_kB}`,
    ),
  ].every(Boolean);
}

/** Writes the service's document with the mock's page as its example, so that Prism returns the same bytes. */
async function writeDocument(folder: string, port: number): Promise<string> {
  const body = await (await fetch(`http://127.0.0.1:${port}${page}`, { headers })).text();
  const items = /"comments":\s*\[/.test(body) ? JSON.parse(body).comments.length : 0;
  if (items !== 20) throw new Error(`The page of ${operation} has ${items} items, where 20 were requested.`);
  const document = JSON.parse(JSON.stringify(load(await readFile(join(repository, "spec/openapi.yaml"), "utf8"))));
  document.paths[operation].get.responses["200"].content["application/json"].example = "<body>";
  const file = join(folder, "openapi.json");
  // Inserts the body as text, because parsing would round 64-bit numbers.
  await writeFile(
    file,
    JSON.stringify(document).replace('"<body>"', () => body),
  );
  return file;
}

function startOurs(): Promise<Server> {
  return startServer(ours, (port) => ["--port", String(port), "--quiet"], respondsOk(page, headers));
}

/** Measures the time from process start to the first response. Returns the median of each starter, in milliseconds. */
async function measureStarts(starters: readonly (() => Promise<Server>)[], count: number): Promise<number[]> {
  const times = starters.map(() => [] as number[]);
  for (let round = 0; round < count; round++) {
    for (const [index, start] of starters.entries()) {
      // One at a time, because parallel starts would slow each other.
      const server = await start();
      times[index]?.push(server.readyMs);
      await server.stop();
    }
  }
  return times.map(median);
}

interface Row {
  readonly "requests/s": number;
  readonly "p50 ms": number;
  readonly "p99 ms": number;
}

async function measureLoads(
  servers: readonly Server[],
  rounds: number,
  loadOptions: { connections: number; durationMs: number },
): Promise<Row[]> {
  const loads = servers.map(() => [] as Load[]);
  // The first round lets both servers compile their code. It is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { port }] of servers.entries()) {
      // In turn, so that other work on this machine affects both.
      const measured = await sendLoad({ port, paths: [page], headers, ...loadOptions });
      if (round > 0) loads[index]?.push(measured);
    }
  }
  return loads.map((each) => ({
    "requests/s": Math.round(median(each.map(({ perSecond }) => perSecond))),
    "p50 ms": toHundredths(median(each.map(({ p50Ms }) => p50Ms))),
    "p99 ms": toHundredths(median(each.map(({ p99Ms }) => p99Ms))),
  }));
}

/**
 * Measures how much memory one session takes, in kilobytes: the growth from one session to many, each with three valid requests and an
 * invalid one. Both times the server handles the same number of requests, so that the memory of Node and its garbage is not counted.
 */
async function measureSessions(server: Server, connections: number): Promise<number> {
  await callSessions(server, connections, () => "suite");
  const oneSessionMegabytes = server.memoryMegabytes();
  await callSessions(server, connections, (index) => `suite-${index}`);
  const allSessionsMegabytes = server.memoryMegabytes();
  await server.stop();
  return ((allSessionsMegabytes - oneSessionMegabytes) * 1_000) / goals.sessions;
}

async function callSessions(
  { port }: Server,
  connections: number,
  nameSession: (index: number) => string,
): Promise<void> {
  const paths = Array.from({ length: goals.sessions }, (_, index) =>
    [page, "/api/drama/explore?count=5&region=US", "/api/user/info?uniqueId=lina.harbor", `${operation}?count=99`].map(
      (path) => `/~session=${nameSession(index)}${path}`,
    ),
  ).flat();
  let sent = 0;
  const loadOptions = { port, headers, connections, durationMs: 1_000, statuses: [200, 400] };
  while (sent < paths.length) {
    sent += (await sendLoad({ ...loadOptions, paths: [...paths.slice(sent), ...paths.slice(0, sent)] })).requests;
  }
}

function toHundredths(value: number): number {
  return Number(value.toFixed(2));
}

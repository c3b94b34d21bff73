// `npm run bench -- proxy` compares the checking proxy with a plain one, in front of the same mock. Ends with code 1 when the goal is missed.

import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type BenchOptions, printGoal, runBench } from "../../../scripts/bench.ts";
import { median } from "../../../scripts/median.ts";
import { compareFindings, installRedocly, ourProxy } from "./compare-findings.ts";
import { respondsOk, type Server, startServer } from "../../mock/bench/start-server.ts";

const help = `npm run bench -- proxy [--rounds N --seconds S --per-second N --peers]

Sends requests for a page of 20 items at a fixed rate through the built checking proxy, and through a plain proxy. Each runs in its own
process, in front of the same mock. Rounds alternate. Prints medians of the rounds, and what the checks add to the latency.

  --rounds N       rounds of each proxy, default 7
  --seconds S      length of a round, default 4
  --per-second N   requests per second, default 50
  --peers          also installs and measures the proxy of Redocly, and compares what both notice

Exit code: 0 the goals are met, 1 one is missed, 2 usage error.`;

const headers = { "x-gateway-key": "any-key", accept: "application/json" };
const page = "/api/post/comments?videoId=7301245789012345678&count=20";
/** The most that the checks may add to the latency of the slowest 1 % of the requests. */
const maxAddedMs = 1;

function toFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

const defaults = { rounds: 7, seconds: 4, "per-second": 50, peers: false } as const;
await runBench({ help, defaults, measure: compare });

/** Measures both proxies and prints the result. Returns `true` when the goal is met. */
async function compare(
  { rounds, seconds, "per-second": perSecond, peers: withPeers }: BenchOptions<typeof defaults>,
  folder: string,
): Promise<boolean> {
  const ready = respondsOk(page, headers);
  const mock = await startServer(
    toFile("../../mock/dist/cli.js"),
    (port) => ["start", "--port", String(port), "--quiet"],
    ready,
  );
  const upstream = `http://127.0.0.1:${mock.port}`;
  const plain = await startServer(toFile("plain-proxy.ts"), (port) => [String(port), upstream], ready);
  const checking = await startServer(
    toFile("../dist/cli.js"),
    (port) => ["proxy", "--upstream", upstream, "--port", String(port), "--quiet"],
    ready,
  );
  const peer = withPeers ? installRedocly(folder) : undefined;
  const servers = [
    plain,
    checking,
    ...(peer ? [await startServer(peer.script, (port) => peer.listArgs(port, upstream, folder), ready)] : []),
  ];
  const latencies: Latency[][] = servers.map(() => []);
  // The first round lets all servers compile their code. It is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, server] of servers.entries()) {
      const measured = await sendAtRate(server, perSecond, seconds * 1_000);
      if (round > 0) latencies[index]?.push(measured);
    }
  }
  for (const server of servers) await server.stop();
  const [ofPlain = [], ofChecking = [], ofPeer = []] = latencies;
  const peerRow = peer ? { [peer.name]: toRow(ofPeer) } : {};
  console.table({ "plain proxy": toRow(ofPlain), "checking proxy": toRow(ofChecking), ...peerRow });
  // The difference within a round, because other work on this machine affects both proxies of a round.
  const added = median(ofChecking.map(({ p99Ms }, index) => p99Ms - (ofPlain[index]?.p99Ms ?? 0)));
  const text = `${added.toFixed(2)} ms added at p99, at ${perSecond} requests per second; goal: at most ${maxAddedMs}`;
  const isMet = printGoal(added <= maxAddedMs, text);
  const noticesAll = peer ? await compareFindings([ourProxy, peer], upstream, folder) : true;
  await mock.stop();
  return isMet && noticesAll;
}

/** Milliseconds from a request to the end of its response. */
interface Latency {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

function toRow(latencies: readonly Latency[]): Record<string, number> {
  const round = (read: (latency: Latency) => number) => Number(median(latencies.map(read)).toFixed(2));
  return { "p50 ms": round(({ p50Ms }) => p50Ms), "p99 ms": round(({ p99Ms }) => p99Ms) };
}

/** Sends requests at a fixed rate, however long each of them takes. */
async function sendAtRate({ port }: Server, perSecond: number, durationMs: number): Promise<Latency> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const sent: Promise<number>[] = [];
  const count = (durationMs / 1_000) * perSecond;
  for (let index = 0; index < count; index++) {
    await wait(Math.max(startedAt + (index * 1_000) / perSecond - performance.now(), 0));
    sent.push(send(port, agent));
  }
  const latencies = (await Promise.all(sent)).sort((one, other) => one - other);
  agent.destroy();
  const quantile = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}

/** Sends one request. Resolves with the milliseconds to the end of its response. */
function send(port: number, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: page, headers, agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(performance.now() - startedAt));
      response.once("error", reject);
    })
      .once("error", reject)
      .end();
  });
}

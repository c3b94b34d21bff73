// `npm run bench -- documents` compares the mock with `prism mock` on documents by others. They run in turn, each in its own process.
// Ends with code 1 when the mock needs more time or memory than stock Prism.

import { readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { printGoal, runBench } from "../../../scripts/bench.ts";
import { median } from "../../../scripts/median.ts";
import { unpackDocument } from "../../../scripts/unpack-document.ts";
import { loadContract } from "../src/core/load-contract.js";
import type { CorrectedRequest } from "../src/request/correct-request.js";
import { makeRequests } from "./make-requests.ts";
import { sendRequest } from "./send-request.ts";
import { startServer } from "./start-server.ts";

const help = `npm run bench -- documents [--runs N FILE…]

Starts the built mock and stock \`prism mock\` on each document, waits for the first response, and sends one valid request to each
operation. Prints medians: the time from process start to the first response, the time until each operation
has responded, and the peak memory. Both run with default options and write no log.

  --runs N  runs of each server, default 3
  FILE…     OpenAPI documents, also gzipped. Default: those in generator/test/corpus

Exit code: 0 the mock needs at most the time and memory of Prism on each document, 1 it needs more, 2 usage error.`;

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const corpus = join(repository, "generator/test/corpus");
const prism = fileURLToPath(import.meta.resolve("@stoplight/prism-cli/dist/index.js"));
const servers = {
  mock: { script: join(repository, "apps/mock-server/dist/main.js"), args: ["--quiet", "--spec"] },
  prism: { script: prism, args: ["mock", "--verboseLevel", "silent"] },
};

await runBench({
  help,
  defaults: { runs: 3 },
  takesWords: true,
  measure: ({ runs }, folder, words) => {
    const named = words.map((file) => resolve(process.env["INIT_CWD"] ?? "", file));
    const corpusFiles = readdirSync(corpus).filter((name) => name.endsWith(".yaml"));
    return compareAll(folder, runs, named.length > 0 ? named : corpusFiles.map((name) => join(corpus, name)));
  },
});

/** Time and memory that one process needed. */
interface Cost {
  /** From the start of the process to the first response. */
  readonly firstMs: number;
  /** From the start of the process until each operation has responded once. */
  readonly allMs: number;
  readonly peakMegabytes: number;
  /** Responses with a status from 200 to 299. */
  readonly successes: number;
}

/** Measures all documents and prints a table. Returns `true` when the mock needs at most the time and memory of Prism. */
async function compareAll(folder: string, runs: number, files: readonly string[]): Promise<boolean> {
  const rows = new Map<string, Record<string, string | number>>();
  const missed: string[] = [];
  for (const [index, file] of files.entries()) {
    const name = basename(file, ".gz");
    console.error(`${index + 1} of ${files.length}: ${name}`);
    const spec = unpackDocument(file, folder);
    const { operations } = await loadContract({ spec, fixtures: {}, strict: false });
    const requests = makeRequests(operations);
    const costs = { mock: [] as Cost[], prism: [] as Cost[] };
    for (let run = 0; run < runs; run++) {
      // In turn, so that other work on this machine affects both.
      costs.mock.push(await measure("mock", spec, requests));
      costs.prism.push(await measure("prism", spec, requests));
    }
    const [our, stock] = [takeMedian(costs.mock), takeMedian(costs.prism)];
    const ratios = {
      "time to the first response": our.firstMs / stock.firstMs,
      "time for all operations": our.allMs / stock.allMs,
      "peak memory": our.peakMegabytes / stock.peakMegabytes,
    };
    for (const [quantity, ratio] of Object.entries(ratios)) {
      if (ratio > 1) missed.push(`${name}: ${ratio.toFixed(2)} times Prism's ${quantity}`);
    }
    const row = {
      requests: requests.length,
      ...formatCell("first response s", our.firstMs / 1_000, stock.firstMs / 1_000, 2),
      ...formatCell("all operations s", our.allMs / 1_000, stock.allMs / 1_000, 2),
      ...formatCell("peak MB", our.peakMegabytes, stock.peakMegabytes, 0),
      ...formatCell("2xx", our.successes, stock.successes, 0),
    };
    rows.set(name, row);
    console.error(row);
  }
  console.log("Each cell: this mock / prism mock = ratio.");
  console.table(Object.fromEntries(rows));
  for (const miss of missed) printGoal(false, `${miss}; goal: at most 1`);
  if (missed.length === 0) printGoal(true, "at most the time and memory of Prism on each document");
  return missed.length === 0;
}

function formatCell(name: string, our: number, stock: number, digits: number): Record<string, string> {
  return { [name]: `${our.toFixed(digits)} / ${stock.toFixed(digits)} = ${(our / stock).toFixed(2)}` };
}

async function measure(name: keyof typeof servers, spec: string, requests: readonly CorrectedRequest[]): Promise<Cost> {
  const { script, args } = servers[name];
  const [first] = requests;
  if (!first) throw new Error(`\`${spec}\` has no operation that a valid request can be made for.`);
  const server = await startServer(
    script,
    (port) => [...args, spec, "--port", String(port)],
    async (port) => {
      const status = await sendRequest(port, first);
      return status > 0;
    },
  );
  try {
    const startedAt = performance.now() - server.readyMs;
    let successes = 0;
    for (const request of requests) {
      const status = await sendRequest(server.port, request);
      if (status >= 200 && status < 300) successes++;
    }
    return {
      firstMs: server.readyMs,
      allMs: performance.now() - startedAt,
      peakMegabytes: server.peakMegabytes(),
      successes,
    };
  } finally {
    await server.stop();
  }
}

function takeMedian(costs: readonly Cost[]): Cost {
  const findMedian = (read: (cost: Cost) => number) => median(costs.map(read));
  return {
    firstMs: findMedian(({ firstMs }) => firstMs),
    allMs: findMedian(({ allMs }) => allMs),
    peakMegabytes: findMedian(({ peakMegabytes }) => peakMegabytes),
    successes: findMedian(({ successes }) => successes),
  };
}

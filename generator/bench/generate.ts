import { mkdirSync, rmSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { printGoal, runBench } from "../../scripts/bench.ts";
import { median } from "../../scripts/median.ts";
import { unpackDocument } from "../../scripts/unpack-document.ts";
import { measureBundles, readClient } from "../test/measure-bundles.ts";
import { type Measurement, measure } from "./measure.ts";
import { installGenerators, openapiTypescript, type Peer } from "./peers.ts";

// `npm run bench -- generate` measures whole processes on the same document: this generator in an empty folder, the generator again
// without changes, and openapi-typescript alone. They run in turn, so that other load on the machine affects all of them.

const help = `npm run bench -- generate [--runs N] [--peers] [--sizes] [FILE…]
npm run bench -- generate --growth [WORD…]

Compares CPU time and memory of this generator with openapi-typescript, which makes only types. Measures the document of the
service, a document of 359 kB, the one of GitHub (12.7 MB), and each FILE, which may be gzipped. Prints medians, and the sizes of
bundles of the generated clients: of one call and of all calls, minified and gzipped.

  --runs N  runs of each program, default 5
  --peers   also installs and measures hey-api, Redocly, orval and kubb
  --sizes   measures only the sizes of bundles
  --growth  doubles documents in each dimension, or in those whose names contain a WORD

Exit code: 0 all goals are met, 1 one is missed, 2 usage error.`;

const repository = fileURLToPath(new URL("../../", import.meta.url));
const cli = join(repository, "generator/src/cli.mjs");
const ownDocument = join(repository, "spec/openapi.yaml");
const githubDocument = join(repository, "generator/bench/documents/github.json.gz");

/** Columns of the tables. */
const cpuRatio = "CPU, times openapi-typescript";
const memoryRatio = "memory, times openapi-typescript";

/** The most CPU time and memory of this generator, as multiples of openapi-typescript. */
const goals = new Map([
  [ownDocument, { cpu: 1.2, memory: undefined }],
  [githubDocument, { cpu: 1, memory: 1.2 }],
]);

await runBench({
  help,
  defaults: { runs: 5, peers: false, sizes: false, growth: false },
  takesWords: true,
  measure: ({ growth, ...options }, folder, words) =>
    growth ? compareGrowth(words) : compareAll({ ...options, folder, words }),
});

/** The options of a comparison. */
interface Options {
  readonly runs: number;
  /** Whether to measure generators that must be installed, too. */
  readonly peers: boolean;
  /** Whether to measure only the sizes of bundles. */
  readonly sizes: boolean;
  /** An empty folder. */
  readonly folder: string;
  /** Further documents. */
  readonly words: readonly string[];
}

/** Prints a table for each document, and the goals. Returns whether all goals are met. */
async function compareAll({ runs, peers: withPeers, sizes, folder, words }: Options): Promise<boolean> {
  const peers = [openapiTypescript, ...(withPeers ? installGenerators(makeFolder(folder, "peers")) : [])];
  const given = words.map((file) => resolve(process.env["INIT_CWD"] ?? "", file));
  const documents = [ownDocument, join(repository, "generator/test/corpus/figma.yaml"), githubDocument, ...given];
  const results: boolean[] = [];
  for (const document of documents) {
    const spec = unpackDocument(document, folder);
    await compareSizes(spec, folder, peers);
    if (sizes) continue;
    const rows = await compare(spec, folder, runs, peers);
    console.table(Object.fromEntries(rows));
    const { cpu, memory } = goals.get(document) ?? {};
    const [[, own] = []] = rows;
    if (cpu !== undefined) results.push(printRatio("the CPU time", own?.[cpuRatio], cpu));
    if (memory !== undefined) results.push(printRatio("the memory", own?.[memoryRatio], memory));
  }
  return results.every(Boolean);
}

function printRatio(what: string, ratio = Number.NaN, most: number): boolean {
  return printGoal(ratio <= most, `${ratio} times ${what} of openapi-typescript; goal: at most ${most}`);
}

/** Prints the growth in each dimension. Returns whether all of them are proportional to the size. */
async function compareGrowth(names: readonly string[]): Promise<boolean> {
  const { dimensions } = await import("./growth-documents.ts");
  const { measureGrowth } = await import("./measure-growth.ts");
  const chosen = dimensions.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new Error(`No dimension has one of these words in its name: ${names.join(", ")}.`);
  const steep: string[] = [];
  for (const [index, dimension] of chosen.entries()) {
    console.error(`${index + 1} of ${chosen.length}: ${dimension.name}`);
    const { size, onceSeconds, twiceSeconds, ratio } = await measureGrowth(dimension);
    console.log(
      `${ratio.toFixed(1).padStart(5)} times  ${dimension.name}: ${onceSeconds.toFixed(2)} s of CPU for ${size}, ${twiceSeconds.toFixed(2)} s for ${2 * size}`,
    );
    if (ratio > (dimension.most ?? 3)) steep.push(dimension.name);
  }
  console.log(steep.length === 0 ? "No growth is above its limit." : `Above the limit: ${steep.join(", ")}.`);
  return steep.length === 0;
}

/** Prints the sizes of the bundles of this generator and of others. */
async function compareSizes(spec: string, folder: string, peers: readonly Peer[]): Promise<void> {
  const own: Peer = {
    name: "this generator",
    script: cli,
    listArgs: (file, out) => ["generate", "--spec", file, "--out", out, "--layout", "files", "--extension", "js"],
    readClient,
  };
  const rows: Record<string, object> = {};
  for (const { name, script, listArgs, readClient: read } of [own, ...peers]) {
    if (!read) continue;
    const out = makeFolder(folder, "bundled");
    await measureSuccess(script, listArgs(spec, out));
    const { calls, everything } = await measureBundles(read(out));
    const [, middle] = calls[Math.floor(calls.length / 2)] ?? [];
    const [largest, most] = calls.at(-1) ?? [];
    rows[name] = {
      calls: calls.length,
      "one call, median": middle,
      largest: most,
      which: largest,
      "all calls": everything,
    };
    rmSync(out, { recursive: true });
  }
  console.log(`\n${basename(spec)}, bytes of bundles, minified and gzipped`);
  console.table(rows);
}

/** A row of a table: a program, and its figures. */
type Row = [program: string, figures: ReturnType<typeof summarize>];

/** Measures this generator and others on a document. Returns the rows of a table; the first one is this generator. */
async function compare(spec: string, folder: string, runs: number, peers: readonly Peer[]): Promise<Row[]> {
  const fresh: Measurement[] = [];
  const unchanged: Measurement[] = [];
  const others = peers.map((peer) => ({ ...peer, measured: new Array<Measurement>() }));
  console.log(
    `\n${basename(spec)}, ${Math.round(statSync(spec).size / 1_024)} kB, medians of ${runs} ${runs === 1 ? "run" : "runs"}`,
  );
  for (let run = 0; run < runs; run += 1) {
    const out = join(folder, "out");
    fresh.push(await measureSuccess(cli, ["generate", "--spec", spec, "--out", out]));
    unchanged.push(await measureSuccess(cli, ["generate", "--spec", spec, "--out", out]));
    for (const { script, listArgs, measured } of others) {
      rmSync(out, { recursive: true });
      measured.push(await measureSuccess(script, listArgs(spec, makeFolder(folder, "out"))));
    }
    rmSync(out, { recursive: true });
  }
  const [base = []] = others.map(({ measured }) => measured);
  return [
    ["this generator, everything", summarize(fresh, base)],
    ["this generator, nothing changed", summarize(unchanged, base)],
    ...others.map(({ name, measured }): Row => [name, summarize(measured, base)]),
  ];
}

function makeFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

/** Measures a script. Throws if it fails. */
async function measureSuccess(script: string, args: readonly string[]): Promise<Measurement> {
  const measurement = await measure(script, args);
  if (measurement.code !== 0)
    throw new Error(`\`${basename(script)} ${args.join(" ")}\` failed:\n${measurement.output}`);
  return measurement;
}

function summarize(measurements: readonly Measurement[], base: readonly Measurement[]) {
  const { cpuSeconds, wallSeconds, peakMegabytes } = computeMedians(measurements);
  return {
    "CPU s": Number(cpuSeconds.toFixed(2)),
    "wall s": Number(wallSeconds.toFixed(2)),
    "peak MB": Math.round(peakMegabytes),
    [cpuRatio]: Number((cpuSeconds / computeMedians(base).cpuSeconds).toFixed(2)),
    [memoryRatio]: Number((peakMegabytes / computeMedians(base).peakMegabytes).toFixed(2)),
  };
}

function computeMedians(
  measurements: readonly Measurement[],
): Pick<Measurement, "cpuSeconds" | "wallSeconds" | "peakMegabytes"> {
  return {
    cpuSeconds: median(measurements.map(({ cpuSeconds }) => cpuSeconds)),
    wallSeconds: median(measurements.map(({ wallSeconds }) => wallSeconds)),
    peakMegabytes: median(measurements.map(({ peakMegabytes }) => peakMegabytes)),
  };
}

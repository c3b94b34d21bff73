import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { type Measurement, measure } from "./measure.ts";
import { installPeers, openapiTypescript, type Peer } from "./peers.ts";

// Measures whole processes on the same document: this generator in an empty folder, the generator again without changes, and
// openapi-typescript alone. They run in turn, so that other load on the machine affects all of them.
// `npm run bench:generate -- [--runs N] [--peers] [FILE…]`; a file may be gzipped. `--peers` installs and measures other generators.
// `npm run bench:generate -- --growth [WORD…]` doubles documents in each dimension, or in those whose names contain a word. The exit
// code is 1 if a time grows by more than its limit.

const repository = fileURLToPath(new URL("../../", import.meta.url));
const cli = join(repository, "generator/src/cli.mjs");

const { values, positionals } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    peers: { type: "boolean", default: false },
    growth: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const documents = [
  join(repository, "spec/openapi.yaml"),
  join(repository, "generator/test/corpus/figma.yaml"),
  join(repository, "generator/bench/documents/github.json.gz"),
  ...positionals.map((file) => resolve(process.env["INIT_CWD"] ?? "", file)),
];

const folder = mkdtempSync(join(tmpdir(), "bench-"));
try {
  if (values.growth) process.exitCode = (await compareGrowth(positionals)) ? 0 : 1;
  else {
    const peers = [openapiTypescript, ...(values.peers ? installPeers(makeFolder("peers")) : [])];
    for (const document of documents) console.table(await compare(document, peers));
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Prints the growth in each dimension. Returns whether all of them are proportional to the size. */
async function compareGrowth(words: readonly string[]): Promise<boolean> {
  const { dimensions } = await import("./growth-documents.ts");
  const { measureGrowth } = await import("./measure-growth.ts");
  const chosen = dimensions.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new Error(`No dimension has one of these words in its name: ${words.join(", ")}.`);
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

/** Measures this generator and others on a document. Returns the rows of a table. */
async function compare(document: string, peers: readonly Peer[]): Promise<Record<string, object>> {
  const spec = document.endsWith(".gz") ? unpack(document) : document;
  const fresh: Measurement[] = [];
  const unchanged: Measurement[] = [];
  const others = peers.map((peer) => ({ ...peer, measured: new Array<Measurement>() }));
  console.log(`\n${basename(spec)}, ${Math.round(statSync(spec).size / 1_024)} kB, ${runs} runs each, medians`);
  for (let run = 0; run < runs; run += 1) {
    const out = join(folder, "out");
    fresh.push(await measureSuccess(cli, ["--spec", spec, "--out", out]));
    unchanged.push(await measureSuccess(cli, ["--spec", spec, "--out", out]));
    for (const { script, listArgs, measured } of others) {
      rmSync(out, { recursive: true });
      measured.push(await measureSuccess(script, listArgs(spec, makeFolder("out"))));
    }
    rmSync(out, { recursive: true });
  }
  const [base = []] = others.map(({ measured }) => measured);
  return {
    "this generator, everything": summarize(fresh, base),
    "this generator, nothing changed": summarize(unchanged, base),
    ...Object.fromEntries(others.map(({ name, measured }) => [name, summarize(measured, base)])),
  };
}

function makeFolder(name: string): string {
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

function summarize(measurements: readonly Measurement[], base: readonly Measurement[]): object {
  const { cpuSeconds, wallSeconds, peakMegabytes } = computeMedians(measurements);
  return {
    "CPU s": Number(cpuSeconds.toFixed(2)),
    "wall s": Number(wallSeconds.toFixed(2)),
    "peak MB": Math.round(peakMegabytes),
    "CPU, times openapi-typescript": Number((cpuSeconds / computeMedians(base).cpuSeconds).toFixed(2)),
    "memory, times openapi-typescript": Number((peakMegabytes / computeMedians(base).peakMegabytes).toFixed(2)),
  };
}

function computeMedians(
  measurements: readonly Measurement[],
): Pick<Measurement, "cpuSeconds" | "wallSeconds" | "peakMegabytes"> {
  return {
    cpuSeconds: computeMedian(measurements.map(({ cpuSeconds }) => cpuSeconds)),
    wallSeconds: computeMedian(measurements.map(({ wallSeconds }) => wallSeconds)),
    peakMegabytes: computeMedian(measurements.map(({ peakMegabytes }) => peakMegabytes)),
  };
}

function computeMedian(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function unpack(document: string): string {
  const path = join(folder, basename(document, ".gz"));
  writeFileSync(path, gunzipSync(readFileSync(document)));
  return path;
}

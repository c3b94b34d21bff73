import { rmSync } from "node:fs";
import { exactResponses, parseExact } from "@shortvideo-api/wire";
import { runBench } from "../../../scripts/bench.ts";
import { median } from "../../../scripts/median.ts";
import { packProject } from "../test/pack-project.ts";
import { checkTypes, compilers, emptyConsumer, writeCalls, writeConsumer } from "../test/type-cost.ts";
import { contenders } from "./contenders.ts";
import { growingWork } from "./growth-texts.ts";
import { measureRounds, ratioOf, type Rounds } from "./measure-rounds.ts";
import { listScenarios, printSounds } from "./scenarios.ts";

const help = `npm run bench -- client [options]

Compares the client with others in one run: CPU time of a call, of reading exact numbers, and of type-checking.
Also compares exact numbers in a text and in one that is ten times as long.
Exit code: 0 all ratios are within their limits, 1 a ratio exceeds its limit, 2 usage error.

  --rounds N   rounds of the median (default 25)
  --runs N     calls of each client in a round (default 200)
  --help       show this text`;

/** A growth of 10 is proportional to the length, and one of 100 to its square. */
const limits = { call: 1.5, parseExact: 2, growth: 40, types: 1.2 };
const excesses: string[] = [];

await runBench({ help, defaults: { rounds: 25, runs: 200 }, measure: compareAll });

async function compareAll(settings: Rounds): Promise<boolean> {
  console.log(`Node ${process.versions.node}, medians of ${settings.rounds} rounds of ${settings.runs} runs`);
  await compareCalls(settings);
  await compareParsing(settings);
  await compareGrowth();
  compareTypes();
  for (const excess of excesses) console.error(`Limit exceeded: ${excess}.`);
  return excesses.length === 0;
}

async function compareCalls(settings: Rounds): Promise<void> {
  const scenarios = listScenarios().map(({ name, ...scenario }) => ({
    name,
    calls: Object.fromEntries(
      Object.entries(contenders).map(([contender, open]) => [contender, open({ name, ...scenario })]),
    ),
  }));
  // A first pass without results: the measured code is then optimized for all scenarios.
  for (const { calls } of scenarios) await measureRounds(calls, { ...settings, rounds: 1 });
  const rows: Record<string, Record<string, string>> = {};
  for (const scenario of scenarios) {
    const times = await measureRounds(scenario.calls, settings);
    const base = times["openapi-fetch"];
    checkLimit(`this client, ${scenario.name}`, ratioOf(times["this client"], base), limits.call);
    rows[scenario.name] = Object.fromEntries(
      Object.entries(times).map(([name, time]) => [
        name,
        `${median(time).toFixed(1)} (${ratioOf(time, base).toFixed(2)})`,
      ]),
    );
  }
  console.log(`\nCPU µs a call, and times openapi-fetch; this client at most ${limits.call} times`);
  console.table(rows);
}

async function compareParsing(settings: Rounds): Promise<void> {
  const text = printSounds(20);
  const exact = exactResponses["music.listUnlimitedSounds"];
  const times = await measureRounds(
    { "JSON.parse": () => JSON.parse(text), parseExact: () => parseExact(text, exact) },
    { ...settings, runs: settings.runs * 5 },
  );
  const ratio = ratioOf(times["parseExact"], times["JSON.parse"]);
  checkLimit("parseExact", ratio, limits.parseExact);
  console.log(
    `\nA page of 20 sounds, ${text.length} characters; parseExact at most ${limits.parseExact} times JSON.parse`,
  );
  const medians = Object.fromEntries(Object.entries(times).map(([name, time]) => [name, median(time)]));
  console.table({ "CPU µs": round(medians), "times JSON.parse": round({ "JSON.parse": 1, parseExact: ratio }) });
}

/** Compares the time for hostile texts with that for texts of a tenth of their length. */
async function compareGrowth(): Promise<void> {
  const rows: Record<string, number> = {};
  for (const [name, prepare] of Object.entries(growingWork)) {
    const times = await measureRounds({ once: prepare(10_000), tenfold: prepare(100_000) }, { rounds: 7, runs: 1 });
    const ratio = ratioOf(times["tenfold"], times["once"]);
    checkLimit(`growth of ${name}`, ratio, limits.growth);
    rows[name] = ratio;
  }
  console.log(`\nGrowth of the CPU time for ten times the text; at most ${limits.growth} times`);
  console.table(round(rows));
}

/**
 * Compares the time to type-check a call of each operation with the time for a file that only imports the client. A test checks the
 * counts of types.
 *
 * Checks both files in turn, so that load on the machine affects both. Compares sums, because compilers round times to hundredths of a
 * second, and medians of rounded times are not exact enough.
 */
function compareTypes(): void {
  const project = packProject();
  const files = {
    empty: writeConsumer(project, emptyConsumer),
    calls: writeConsumer(project, writeCalls({ lists: false })),
  };
  const rows: Record<string, Record<string, number>> = {};
  for (const compiler of compilers) {
    const pairs = Array.from({ length: 15 }, () => ({
      empty: checkTypes(compiler, files.empty),
      calls: checkTypes(compiler, files.calls),
    }));
    const ratio = sum(pairs.map(({ calls }) => calls.totalMs)) / sum(pairs.map(({ empty }) => empty.totalMs));
    checkLimit(`types under ${compiler}`, ratio, limits.types);
    rows[compiler] = round({
      "empty, check ms": median(pairs.map(({ empty }) => empty.checkMs)),
      "calls, check ms": median(pairs.map(({ calls }) => calls.checkMs)),
      "empty, total ms": median(pairs.map(({ empty }) => empty.totalMs)),
      "calls, total ms": median(pairs.map(({ calls }) => calls.totalMs)),
      "times empty": ratio,
    });
  }
  rmSync(project, { recursive: true });
  console.log(
    `\nType-checking a call of each operation; at most ${limits.types} times a file that only imports the client`,
  );
  console.table(rows);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

function checkLimit(name: string, ratio: number, limit: number): void {
  if (!(ratio <= limit)) excesses.push(`${name}, ${ratio.toFixed(3)} of ${limit}`);
}

function round(numbers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value.toFixed(2))]));
}

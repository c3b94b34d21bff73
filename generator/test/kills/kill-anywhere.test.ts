import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { inCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { generate } from "../../src/generate.ts";
import { listGenerated } from "../../src/output/list-generated.ts";
import { run } from "../../src/workspace/run.ts";

const cli = fileURLToPath(new URL("../../src/cli.mjs", import.meta.url));
const letters = fileURLToPath(new URL("../scenarios/cursor-list/spec/openapi.yaml", import.meta.url));
const text = readFileSync(letters, "utf8");

const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);

/** Two states of a document. Their code differs in text and in the names of files. */
const states = { a: text, b: text.replaceAll("letters", "runes").replaceAll("Letter", "Rune") };
type State = keyof typeof states;
const other = { a: "b", b: "a" } as const;

/** The generated files of each state. */
const expected = new Map<State, string>();

beforeAll(async () => {
  for (const [state, document] of Object.entries(states) as [State, string][]) {
    const { folder, spec, out } = openFolder(document);
    await generate({ spec, root: out });
    expected.set(state, read(out));
    rmSync(folder, { recursive: true });
  }
});

function openFolder(document: string) {
  const folder = mkdtempSync(join(tmpdir(), "kill-"));
  const spec = join(folder, "openapi.yaml");
  writeFileSync(spec, document);
  return { folder, spec, out: join(folder, "out") };
}

/** Reads all generated files as one text. */
function read(out: string): string {
  return JSON.stringify(
    listGenerated(out)
      .toSorted()
      .map((path) => [path, readFileSync(join(out, path), "utf8")]),
  );
}

/** Runs the command line. Returns the exit code. */
function runCli(spec: string, out: string, ...flags: string[]): number | null {
  return spawnSync(process.execPath, [cli, "generate", "--spec", spec, "--out", out, ...flags], { stdio: "ignore" })
    .status;
}

async function passesCheck(spec: string, out: string): Promise<boolean> {
  return (await run({ spec, root: out, check: true })).outOfDate.length === 0;
}

/**
 * Finds the problems that a kill has left. A check must pass exactly if all files are up to date. Another run must complete the
 * files and leave nothing else. Both run in this process: two more processes would take much longer than the killed one.
 */
async function findProblems(spec: string, out: string, state: State): Promise<string[]> {
  const isComplete = read(out) === expected.get(state);
  const passes = await passesCheck(spec, out);
  await run({ spec, root: out, check: false });
  const problems = [
    passes !== isComplete &&
      `The check ${passes ? "passes" : "fails"} for files that are ${isComplete ? "" : "not "}complete.`,
    read(out) !== expected.get(state) && "The next run does not complete the files.",
    !(await passesCheck(spec, out)) && "The check after it fails.",
    existsSync(join(out, ".cache")) && "A part of the staging folder is left.",
  ];
  return problems.filter((problem) => problem !== false);
}

/** The delay of the first kill. The delay adapts to the machine: a kill that came late makes the next one come sooner. */
const firstDelayMs = 600;
/** The time of each kill, as a multiple of that delay. */
const anyFactor = fc.double({ min: 0.5, max: 1.5, noNaN: true });
/** Kills of each test: many in CI, a few elsewhere. `kill-while-writing.test.ts` kills at each step of the writing. */
const [roundCount, numRuns] = inCI([1, 6], [1, 2]);
const rounds = Array.from({ length: roundCount }, (_, round) => ({
  round: round + 1,
  factors: fc.sample(anyFactor, { numRuns, seed: seed + round }),
}));

test.each(rounds)(
  "a check reports incomplete files after a generator is killed at any moment, round $round",
  async ({ factors }) => {
    const { folder, spec, out } = openFolder(states.a);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    runCli(spec, out);
    let delayMs = firstDelayMs;
    let state: State = "a";
    expect(read(out)).toBe(expected.get("a"));

    for (const factor of factors) {
      state = other[state];
      writeFileSync(spec, states[state]);
      const child = spawn(process.execPath, [cli, "generate", "--spec", spec, "--out", out], { stdio: "ignore" });
      const ended = once(child, "exit");
      await Promise.race([wait(delayMs * factor), ended]);
      child.kill("SIGKILL");
      await ended;
      delayMs *= read(out) === expected.get(state) ? 0.85 : 1.15;
      expect(await findProblems(spec, out, state)).toEqual([]);
    }
    expect(runCli(spec, out, "--check")).toBe(0);
    writeFileSync(spec, states[other[state]]);
    expect(runCli(spec, out, "--check")).toBe(1);
  },
);

test.each(rounds)(
  "a check reports incomplete files after a watch is killed at any moment after a save, round $round",
  onlyInCI,
  async ({ factors }) => {
    const { folder, spec, out } = openFolder(states.a);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    runCli(spec, out);
    let state: State = "a";
    let delayMs = firstDelayMs / 4;

    for (const factor of factors.slice(0, factors.length / 2)) {
      const child = spawn(process.execPath, [cli, "generate", "--watch", "--spec", spec, "--out", out], {
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      const ended = once(child, "exit");
      await once(child, "message");
      // Several saves in a row, and the kill interrupts the last one.
      for (let save = 0; save < 3; save += 1) {
        state = other[state];
        writeFileSync(spec, states[state]);
        await wait(delayMs * factor);
      }
      child.kill("SIGKILL");
      await ended;
      delayMs *= read(out) === expected.get(state) ? 0.85 : 1.15;
      expect(await findProblems(spec, out, state)).toEqual([]);
    }
  },
);

test.each(rounds)(
  "a run completes its files if the run that it waits for is killed, round $round",
  onlyInCI,
  async ({ factors }) => {
    const { folder, spec, out } = openFolder(states.a);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    runCli(spec, out);
    let delayMs = firstDelayMs;
    const second = join(folder, "second/openapi.yaml");
    mkdirSync(join(folder, "second"));
    writeFileSync(second, states.b);

    for (const factor of factors.slice(0, factors.length / 2)) {
      const children = [spec, second].map((document) =>
        spawn(process.execPath, [cli, "generate", "--spec", document, "--out", out], { stdio: "ignore" }),
      );
      const ended = children.map((child) => once(child, "exit"));
      const [doomed, survivor] = children;
      await wait(delayMs * factor);
      doomed?.kill("SIGKILL");
      await Promise.all(ended);
      // Without an exit code, the kill came before the end.
      delayMs *= doomed?.exitCode === 0 ? 0.85 : 1.15;
      expect(survivor?.exitCode).toBe(0);
      expect([expected.get("a"), expected.get("b")]).toContain(read(out));
      expect(await findProblems(spec, out, "a")).toEqual([]);
    }
  },
);

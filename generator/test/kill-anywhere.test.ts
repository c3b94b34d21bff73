import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { generate } from "../src/generate.ts";
import { listGenerated } from "../src/output/list-generated.ts";
import { run } from "../src/run.ts";

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
const story = fileURLToPath(new URL("scenarios/cursor-list/spec/openapi.yaml", import.meta.url));
const text = readFileSync(story, "utf8");

const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);

/** Two states of a document whose code differs in text and in the names of files. */
const states = { a: text, b: text.replaceAll("letters", "runes").replaceAll("Letter", "Rune") };
type State = keyof typeof states;
const other = { a: "b", b: "a" } as const;

/** What the generated folders hold in each state, file by file. */
const whole = new Map<State, string>();

beforeAll(async () => {
  for (const [state, document] of Object.entries(states) as [State, string][]) {
    const { folder, spec, out } = open(document);
    await generate({ spec, root: out });
    whole.set(state, read(out));
    rmSync(folder, { recursive: true });
  }
});

function open(document: string) {
  const folder = mkdtempSync(join(tmpdir(), "kill-"));
  const spec = join(folder, "openapi.yaml");
  writeFileSync(spec, document);
  return { folder, spec, out: join(folder, "out") };
}

/** All that stands in the generated folders. */
function read(out: string): string {
  return JSON.stringify(
    listGenerated(out)
      .toSorted()
      .map((path) => [path, readFileSync(join(out, path), "utf8")]),
  );
}

/** Runs the command line to its end; gives its exit code. */
function runCli(spec: string, out: string, ...flags: string[]): number | null {
  return spawnSync(process.execPath, [cli, "--spec", spec, "--out", out, ...flags], { stdio: "ignore" }).status;
}

async function passesCheck(spec: string, out: string): Promise<boolean> {
  return (await run({ spec, root: out, check: true })).outOfDate.length === 0;
}

/**
 * What is wrong with what a kill has left: a check must pass when, and only when, all is as it should be, and a further run must
 * bring it there and leave nothing behind. Both run in this process, as the command line runs them: another one for each would
 * take far longer than what is killed.
 */
async function findFaults(spec: string, out: string, state: State): Promise<string[]> {
  const isRight = read(out) === whole.get(state);
  const isTakenForRight = await passesCheck(spec, out);
  await run({ spec, root: out, check: false });
  const faults = [
    isTakenForRight !== isRight && `The check takes what is ${isRight ? "right" : "wrong"} for the contrary.`,
    read(out) !== whole.get(state) && "The next run does not bring it there.",
    !(await passesCheck(spec, out)) && "The check after it fails.",
    existsSync(join(out, ".cache")) && "Something of the staging is left.",
  ];
  return faults.filter((fault) => fault !== false);
}

/** How far from where the files are written each kill strikes: from half of the way to half as far again. */
const someDistance = fc.double({ min: 0.5, max: 1.5, noNaN: true });
/** Kills of each test: many rounds where CI runs, one at a desk. */
const rounds = Array.from({ length: process.env["CI"] === undefined ? 1 : 4 }, (_, round) => ({
  round: round + 1,
  spread: fc.sample(someDistance, { numRuns: 8, seed: seed + round }),
}));

test.each(rounds)(
  "a generator that is killed at any moment leaves nothing that a check takes for right and is not, round $round",
  async ({ spread }) => {
    const { folder, spec, out } = open(states.a);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const startedAt = performance.now();
    runCli(spec, out);
    let way_ms = performance.now() - startedAt;
    let state: State = "a";
    expect(read(out)).toBe(whole.get("a"));

    for (const distance of spread) {
      state = other[state];
      writeFileSync(spec, states[state]);
      const child = spawn(process.execPath, [cli, "--spec", spec, "--out", out], { stdio: "ignore" });
      const ended = once(child, "exit");
      await Promise.race([wait(way_ms * distance), ended]);
      child.kill("SIGKILL");
      await ended;
      way_ms *= read(out) === whole.get(state) ? 0.85 : 1.15;
      expect(await findFaults(spec, out, state)).toEqual([]);
    }
    expect(runCli(spec, out, "--check")).toBe(0);
    writeFileSync(spec, states[other[state]]);
    expect(runCli(spec, out, "--check")).toBe(1);
  },
);

test.each(rounds)(
  "a watch that is killed at any moment after a save leaves nothing that a check takes for right and is not, round $round",
  async ({ spread }) => {
    const { folder, spec, out } = open(states.a);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    runCli(spec, out);
    let state: State = "a";
    let way_ms = 150;

    for (const distance of spread.slice(0, spread.length / 2)) {
      const child = spawn(process.execPath, [cli, "--watch", "--spec", spec, "--out", out], {
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      const ended = once(child, "exit");
      await once(child, "message");
      // Several saves in a row, the last of them cut short.
      for (let save = 0; save < 3; save += 1) {
        state = other[state];
        writeFileSync(spec, states[state]);
        await wait(way_ms * distance);
      }
      child.kill("SIGKILL");
      await ended;
      way_ms *= read(out) === whole.get(state) ? 0.85 : 1.15;
      expect(await findFaults(spec, out, state)).toEqual([]);
    }
  },
);

test.each(rounds)(
  "a run that is killed while another waits for it leaves the other one's state, whole, round $round",
  async ({ spread }) => {
    const { folder, spec, out } = open(states.a);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const startedAt = performance.now();
    runCli(spec, out);
    const whole_ms = performance.now() - startedAt;
    const second = join(folder, "second/openapi.yaml");
    mkdirSync(join(folder, "second"));
    writeFileSync(second, states.b);

    for (const distance of spread.slice(0, 4)) {
      const children = [spec, second].map((document) =>
        spawn(process.execPath, [cli, "--spec", document, "--out", out], { stdio: "ignore" }),
      );
      const ended = children.map((child) => once(child, "exit"));
      const [doomed, survivor] = children;
      await wait(whole_ms * distance);
      doomed?.kill("SIGKILL");
      await Promise.all(ended);
      expect(survivor?.exitCode).toBe(0);
      expect([whole.get("a"), whole.get("b")]).toContain(read(out));
      expect(await findFaults(spec, out, "a")).toEqual([]);
    }
  },
);

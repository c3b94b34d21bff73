import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { inCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { repository } from "../src/repository.ts";
import { scriptResults, makeSuite } from "./make-suite.ts";

const testBusy = join(repository, "scripts/test-busy.mjs");
const pass = scriptResults({ a: "passed" });

test("runs the tests as often as requested, without turbo's cache, and reports each run", onlyInCI, async () => {
  const suite = makeSuite({ one: { test: `${pass}fs.appendFileSync("../../runs", "x");` } });

  const { code, output } = await suite.start(process.execPath, [testBusy, "--times", "2", "--loops=1"]).ended;

  expect(output.split("\n").slice(-4)).toEqual([
    expect.stringMatching(/^Run 1: passed in \d+ s$/),
    expect.stringMatching(/^Run 2: passed in \d+ s$/),
    "2 of 2 runs passed with 1 busy loop.",
    "",
  ]);
  expect([code, readFileSync(join(suite.folder, "runs"), "utf8")]).toEqual([0, "xx"]);
});

test("exits with 1 when one run of several failed", async () => {
  const failOnce = `${pass}
    process.exitCode = fs.existsSync("../../failed") ? 0 : 1;
    fs.writeFileSync("../../failed", "");
  `;
  const suite = makeSuite({ one: { test: failOnce } });

  const { code, output } = await suite.start(process.execPath, [testBusy, "--times=3", "--loops=0"]).ended;

  expect(output).toContain("Run 1: failed with exit code 1 in ");
  expect([code, output.trimEnd().split("\n").at(-1)]).toEqual([1, "2 of 3 runs passed with 0 busy loops."]);
});

test.each(inCI(["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const, ["SIGINT"] as const))(
  "leaves no busy loop behind after %s",
  async (signal) => {
    const hang = `const fs = await import("node:fs"); fs.writeFileSync("begun", String(process.pid)); setInterval(() => {}, 1_000);`;
    const suite = makeSuite({ one: { test: hang } });
    const { child, ended } = suite.start(process.execPath, [testBusy, "--loops", "2"]);
    if (child.pid === undefined) throw new Error("The command did not start.");
    const begun = join(suite.folder, "packages/one/begun");
    await vi.waitUntil(() => existsSync(begun) && readFileSync(begun, "utf8") !== "", endless);
    const loops = listChildren(child.pid).filter(({ command }) => command.includes("busy-loop.mjs"));
    expect(loops).toHaveLength(2);

    child.kill(signal);

    // A killed process cannot stop its run.
    if (signal === "SIGKILL") process.kill(-child.pid, "SIGTERM");
    await ended;
    await vi.waitUntil(() => loops.every(({ pid }) => !listProcesses().some((each) => each.pid === pid)), endless);
  },
);

test.each(inCI([["--times", "0"], ["--times=many"], ["--loops", "-1"], ["--loops"]], [["--times", "0"]]))(
  "rejects `%s %s` before anything runs",
  async (...args) => {
    const suite = makeSuite({ one: { test: pass } });
    const flags = args.filter((each) => typeof each === "string");

    const { code, output, errors } = await suite.start(process.execPath, [testBusy, ...flags]).ended;

    expect(errors).toMatch(/`--(?:times|loops)` must be an integer of [01] or more, got `.*`\./);
    expect([code, output]).toEqual([2, ""]);
  },
);

/** Waits without a limit of its own, because the test has one. */
const endless = { interval: 10, timeout: 2 ** 31 - 1 };

interface ListedProcess {
  pid: number;
  parent: number;
  command: string;
}

/** Lists the running processes of the machine, without zombies. */
function listProcesses(): ListedProcess[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,stat=,command="], { encoding: "utf8" });
  const processes = [...stdout.matchAll(/^ *(\d+) +(\d+) +([^Z\s]\S*) +(.*)$/gm)];
  expect(processes.length).toBeGreaterThan(0);
  return processes.map(([, pid, parent, , command = ""]) => ({ pid: Number(pid), parent: Number(parent), command }));
}

function listChildren(pid: number | undefined): ListedProcess[] {
  return listProcesses().filter(({ parent }) => parent === pid);
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { ContractReport } from "@shortvideo-api/report";
import { oneOf, onlyInCI } from "../../../../scripts/in-ci.js";
import { runContract } from "../../src/index.js";
import { makeFolder } from "../../../report/test/make-folder.js";
import type { CliRun } from "../../../mock/test/run-cli.js";
import { killCli, runCli } from "../run-cli.js";
import { runHere } from "./run-here.js";
import { smallSpec } from "./suite.js";

afterEach(killCli);

/** Returns a command that runs `code`, prints its process id and never ends. */
const createSleepingCommand = (code: string) => [
  process.execPath,
  "-e",
  `${code}; setInterval(() => {}, 1_000); console.log("pid " + process.pid + ".")`,
];

/** A shell command that prints its process id, ignores SIGTERM and never ends. */
const printIdAndSleep = `/bin/sh -c 'trap "" TERM; echo "pid $$."; exec sleep 1000'`;

function run(...args: string[]): CliRun {
  return runCli(["run", "--spec", smallSpec, ...args]);
}

/** Resolves with the ids of `count` processes when they have printed them. */
async function waitForPids(cli: CliRun, count: number): Promise<number[]> {
  for (;;) {
    const pids = [...cli.output.out.matchAll(/pid (\d+)\./g)].map(([, pid]) => Number(pid));
    if (pids.length >= count) return pids;
    await waitForOutput(cli);
  }
}

/** Resolves when a text was printed `count` times. */
async function waitForText(cli: CliRun, text: string, count: number): Promise<void> {
  while (cli.output.out.split(text).length <= count) await waitForOutput(cli);
}

async function waitForOutput({ child, output, code }: CliRun): Promise<void> {
  const ended = code.then(() => {
    throw new Error(`The run ended, and printed only: ${output.out}${output.err}`);
  });
  await Promise.race([child.stdout && once(child.stdout, "data"), ended]);
}

/** Resolves when all processes have ended. A zombie counts as ended. */
async function waitForEnd(pids: readonly number[]): Promise<void> {
  while (pids.some(isRunning)) await wait(20);
}

function isRunning(pid: number): boolean {
  const { stdout, status } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  if (status === null) throw new Error("`ps` cannot be run.");
  return stdout.trim() !== "" && !stdout.startsWith("Z");
}

test("detects that a process runs, and that it has ended", async () => {
  const child = spawn("sleep", ["1000"], { stdio: "ignore" });
  const pid = child.pid ?? 0;

  const before = isRunning(pid);
  child.kill("SIGKILL");
  await waitForEnd([pid]);

  expect(before).toBe(true);
});

test.each(oneOf(3, ["SIGTERM", "SIGINT", "SIGHUP"] as const))(
  "forwards %s, waits for the command and still reports",
  async (signal) => {
    const cli = run(
      "--",
      ...createSleepingCommand(`process.once("${signal}", () => { console.log("got it"); process.exit(0) })`),
    );
    const [pid = 0] = await waitForPids(cli, 1);

    cli.child.kill(signal);

    // The command ended as requested, but the suite is incomplete, so the run fails.
    expect(await cli.code).toBe({ SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }[signal]);
    expect(cli.output.out).toContain("got it");
    expect(cli.output.err).toContain("Coverage");
    await waitForEnd([pid]);
  },
);

/** Runs a shell command in a run that pauses right after it has started a program. */
function runSlowly(command: string): CliRun {
  const slowSpawn = `
    import processes from "node:child_process";
    import { syncBuiltinESMExports } from "node:module";
    const { spawn } = processes;
    processes.spawn = (...args) => {
      const child = spawn(...args);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      return child;
    };
    syncBuiltinESMExports();
  `;
  const preload = `--import=data:text/javascript,${encodeURIComponent(slowSpawn)}`;
  return runCli(["run", "--spec", smallSpec, "--", "sh", "-c", command], { NODE_OPTIONS: preload });
}

test("forwards a signal that arrives before the start of the command returns", onlyInCI, async () => {
  const cli = runSlowly("kill -s TERM $PPID; echo pid $$.; exec sleep 1000");
  const pids = await waitForPids(cli, 1);

  expect(await cli.code).toBe(143);
  expect(cli.output.err).toContain("Coverage");
  await waitForEnd(pids);
});

test.skipIf(process.platform !== "linux")(
  "leaves no process behind when it is killed before the start of the command returns",
  onlyInCI,
  async () => {
    const cli = runSlowly("echo pid $$.; kill -s KILL $PPID; exec sleep 1000");
    const pids = await waitForPids(cli, 1);

    expect(await cli.code).toBe(null);
    await waitForEnd(pids);
  },
);

test("a second signal kills a command that ignores SIGTERM, and its descendants", async () => {
  const reportingProgram = `process.on("SIGTERM", () => console.log("received")); process.on("SIGINT", () => {})`;
  const child = `${reportingProgram}; require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]], { stdio: "inherit" })`;
  const cli = run(
    "--kill-after",
    "3600",
    "--",
    ...createSleepingCommand(child),
    createSleepingCommand(reportingProgram)[2] ?? "",
  );
  const pids = await waitForPids(cli, 2);

  cli.child.kill("SIGTERM");
  await waitForText(cli, "received", 2);
  expect(pids.map(isRunning)).toEqual([true, true]);
  // Signals within a quarter of a second count as one.
  await wait(300);
  cli.child.kill("SIGINT");

  expect(await cli.code).toBe(137);
  await waitForEnd(pids);
});

test("kills a command that ignores SIGTERM after the grace time", onlyInCI, async () => {
  const cli = run("--kill-after", "0.3", "--", ...createSleepingCommand(`process.on("SIGTERM", () => {})`));
  const [pid = 0] = await waitForPids(cli, 1);

  cli.child.kill("SIGTERM");

  expect(await cli.code).toBe(137);
  await waitForEnd([pid]);
});

/** Returns a function that ends the timer of this duration, once it has started. */
function catchTimer(durationMs: number): () => void {
  const { setTimeout } = globalThis;
  let end: (() => void) | undefined;
  const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation((callback, delayMs, ...args) => {
    if (delayMs === durationMs) end = () => callback(...args);
    return setTimeout(callback, delayMs, ...args);
  });
  onTestFinished(() => spy.mockRestore());
  return () => end?.();
}

test.each([
  ["ends by SIGTERM", "() => process.exit()"],
  ["ignores SIGTERM", "() => {}"],
])("ends a command that %s, and its descendants, when its time is over", async (_, onSignal) => {
  const file = join(await makeFolder(), "pids");
  const sleep = `process.on("SIGTERM", ${onSignal}); setInterval(() => {}, 1_000);`;
  const program = `
    ${sleep}
    const { pid } = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(sleep)}]);
    require("node:fs").writeFileSync(${JSON.stringify(file)}, process.pid + " " + pid);
    fetch(process.env.MOCK_URL + "/one");`;
  const timeoutMs = 12_345_678;
  const endTimer = catchTimer(timeoutMs);

  const { exitCode, report } = await runContract({
    spec: smallSpec,
    command: [process.execPath, "-e", program],
    timeoutMs,
    graceMs: 100,
    onExchange: endTimer,
  });

  expect(exitCode).toBe(124);
  expect(report).toMatchObject({ requests: 1, runs: [{ timedOutAfterMs: timeoutMs }] });
  await waitForEnd((await readFile(file, "utf8")).split(" ").map(Number));
});

test("writes the report when the time of --timeout is over", async () => {
  const file = join(await makeFolder(), "report.json");

  const { code, err } = await runHere([
    "-q",
    "--spec",
    smallSpec,
    "--timeout",
    "0.3",
    "-r",
    file,
    "--",
    "sleep",
    "1000",
  ]);

  expect(code).toBe(124);
  expect(err).toContain("The command `sleep 1000` did not end within 300 ms.");
  const { verdict } = JSON.parse(await readFile(file, "utf8")) as ContractReport;
  expect(verdict).toMatchObject({
    exitCode: 124,
    headline: expect.stringContaining("The command did not end within 300 ms"),
  });
});

test("stops by a signal before the time of --timeout is over", async () => {
  const cli = run("--timeout", "3600", "--", ...createSleepingCommand(`process.on("SIGTERM", () => process.exit(0))`));
  const pids = await waitForPids(cli, 1);

  cli.child.kill("SIGTERM");

  expect(await cli.code).toBe(143);
  await waitForEnd(pids);
});

test("ends the processes that the command left behind, and reports it", async () => {
  const file = join(await makeFolder(), "pid");
  const { code, err } = await runHere(["-q", "--spec", smallSpec, "--", "sh", "-c", `sleep 1000 & echo $! > ${file}`]);

  expect(code).toBe(3);
  await waitForEnd([Number(await readFile(file, "utf8"))]);
  expect(err).toContain("The command left processes running. They were ended.");
});

/** Code that starts the program of its argument in another process group, and runs `then` when that program has printed its id. */
const startDetached = (then: string) => `
  const started = require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  started.stdout.on("data", (text) => process.stdout.write(text, () => { ${then} }));
`;
const ignoringProgram = createSleepingCommand(`process.on("SIGTERM", () => {})`)[2] ?? "";

// Without `/proc`, the origin of such a process is unknown.
test.skipIf(process.platform !== "linux")(
  "ends a process that has left the process group of the command",
  onlyInCI,
  async () => {
    const quickKill = ["-q", "--kill-after", "0.3", "--"];
    const left = run(...quickKill, process.execPath, "-e", startDetached("process.exit()"), ignoringProgram);
    const killed = run(
      ...quickKill,
      ...createSleepingCommand(`${startDetached("")}; process.on("SIGTERM", () => {})`),
      ignoringProgram,
    );
    const pids = await waitForPids(killed, 2);

    killed.child.kill("SIGTERM");

    expect(await Promise.all([left.code, killed.code])).toEqual([3, 137]);
    await waitForEnd([...pids, ...(await waitForPids(left, 1))]);
  },
);

test("leaves no process behind when it is killed itself", async () => {
  const child = `require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]], { stdio: "inherit" })`;
  const cli = run("--", ...createSleepingCommand(child), createSleepingCommand("")[2] ?? "");
  const pids = await waitForPids(cli, 2);

  cli.child.kill("SIGKILL");
  await cli.code;

  await waitForEnd(pids);
  expect(pids).toHaveLength(2);
});

// Without `/proc`, the origin of such processes is unknown.
test.skipIf(process.platform !== "linux")(
  "leaves no process in another session behind when it is killed itself",
  onlyInCI,
  async () => {
    const sessions = [
      // A session with a living parent, one whose parent has ended, and one without its environment.
      `setsid ${printIdAndSleep} &`,
      `(setsid ${printIdAndSleep} &);`,
      `env -i setsid ${printIdAndSleep} &`,
    ];
    const cli = run("--", "sh", "-c", `${sessions.join(" ")} ${printIdAndSleep}`);
    const pids = await waitForPids(cli, 4);

    cli.child.kill("SIGKILL");
    await cli.code;

    await waitForEnd(pids);
    expect(pids).toHaveLength(4);
  },
);

test.skipIf(process.platform !== "linux")(
  "a second signal kills a process in another session that has dropped its environment",
  onlyInCI,
  async () => {
    const reportingProgram = createSleepingCommand(`process.on("SIGTERM", () => console.log("received"))`);
    const hidden = `env -i setsid ${printIdAndSleep} &`;
    const cli = run("--kill-after", "3600", "--", "sh", "-c", `${hidden} exec "$@"`, "sh", ...reportingProgram);
    const pids = await waitForPids(cli, 2);

    cli.child.kill("SIGTERM");
    await waitForText(cli, "received", 1);
    // Signals within a quarter of a second count as one.
    await wait(300);
    cli.child.kill("SIGTERM");

    expect(await cli.code).toBe(137);
    await waitForEnd(pids);
  },
);

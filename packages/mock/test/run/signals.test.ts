import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makeFolder } from "../make-folder.js";
import { type CliRun, killCli, runCli } from "../run-cli.js";
import { runHere } from "./run-here.js";
import { one } from "./suite.js";

afterEach(killCli);

/** Prints its id, and goes on for good. What it does about signals is up to the code. */
const sleeper = (code: string) => [
  process.execPath,
  "-e",
  `${code}; setInterval(() => {}, 1_000); console.log("pid " + process.pid + ".")`,
];

function run(...args: string[]): CliRun {
  return runCli(["run", "--spec", one, ...args]);
}

async function findPids({ told }: { told: { out: string } }, count: number): Promise<number[]> {
  for (;;) {
    const pids = [...told.out.matchAll(/pid (\d+)\./g)].map(([, pid]) => Number(pid));
    if (pids.length >= count) return pids;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What nobody has taken leave of yet has ended all the same. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.trim() !== "" && !stdout.startsWith("Z");
}

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("hands %s on, waits and still reports", async (signal) => {
  const cli = run("--", ...sleeper(`process.once("${signal}", () => { console.log("got it"); process.exit(0) })`));
  const [pid = 0] = await findPids(cli, 1);

  cli.child.kill(signal);

  // It was asked to end, and did; the suite is not through, and that is no success.
  expect(await cli.code).toBe({ SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }[signal]);
  expect(cli.told.out).toContain("got it");
  expect(cli.told.err).toContain("Reached");
  expect(isRunning(pid)).toBe(false);
});

test("kills what ignores SIGTERM by a second signal, and all that it started", async () => {
  const deaf = `process.on("SIGTERM", () => {}); process.on("SIGINT", () => {})`;
  const child = `${deaf}; require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]], { stdio: "inherit" })`;
  const cli = run("--", ...sleeper(child), sleeper(deaf)[2] ?? "");
  const pids = await findPids(cli, 2);

  cli.child.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(pids.map(isRunning)).toEqual([true, true]);
  cli.child.kill("SIGINT");

  expect(await cli.code).toBe(137);
  expect(pids.map(isRunning)).toEqual([false, false]);
});

test("kills what ignores SIGTERM when its time is over", async () => {
  const cli = run("--kill-after", "0.3", "--", ...sleeper(`process.on("SIGTERM", () => {})`));
  const [pid = 0] = await findPids(cli, 1);

  cli.child.kill("SIGTERM");

  expect(await cli.code).toBe(137);
  expect(isRunning(pid)).toBe(false);
});

test("ends what the command left behind, and says so", async () => {
  const file = join(await makeFolder(), "pid");
  const { code, err } = await runHere(["-q", "--spec", one, "--", "sh", "-c", `sleep 1000 & echo $! > ${file}`]);

  expect([code, isRunning(Number(await readFile(file, "utf8")))]).toEqual([3, false]);
  expect(err).toContain("The command left something running, which was ended.");
});

/** Starts what follows as a leader of its own, and tells its id. */
const leave = `require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]], { stdio: "inherit", detached: true })`;
const deaf = sleeper(`process.on("SIGTERM", () => {})`)[2] ?? "";

// Where there is no `/proc`, nobody can tell whose it was.
test.skipIf(process.platform !== "linux")("ends what has left the process group of the command", async () => {
  const left = run(
    "-q",
    "--kill-after",
    "0.3",
    "--",
    process.execPath,
    "-e",
    `${leave}; setTimeout(() => process.exit(), 500)`,
    deaf,
  );
  const killed = run("-q", "--kill-after", "0.3", "--", ...sleeper(`${leave}; process.on("SIGTERM", () => {})`), deaf);
  const pids = [...(await findPids(left, 1)), ...(await findPids(killed, 2))];

  killed.child.kill("SIGTERM");

  expect(await Promise.all([left.code, killed.code])).toEqual([3, 137]);
  expect(pids.map(isRunning)).toEqual([false, false, false]);
});

test("is outlived by nothing even when it is killed itself", async () => {
  const child = `require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]], { stdio: "inherit" })`;
  const cli = run("--", ...sleeper(child), sleeper("")[2] ?? "");
  const pids = await findPids(cli, 2);

  cli.child.kill("SIGKILL");
  await cli.code;

  for (let tries = 0; pids.some(isRunning) && tries < 50; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(pids.map(isRunning)).toEqual([false, false]);
});

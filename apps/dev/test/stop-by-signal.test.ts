import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { makeEntry } from "./make-entry.ts";
import { type Running, runSuite, makeSuite } from "./make-suite.ts";

const signals = [
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const;

/** Returns a script that starts a child process, runs `prepare`, writes both process ids to the file `begun`, and never ends. */
const hangAfter = (prepare: string) => `
  const { spawn } = await import("node:child_process");
  const { renameSync, writeFileSync } = await import("node:fs");
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  ${prepare}
  writeFileSync("begun.new", JSON.stringify([process.pid, child.pid]));
  renameSync("begun.new", "begun");
  setInterval(() => {}, 1_000);
`;
const hang = hangAfter("");

for (const [signal, code] of signals) {
  test(`${signal} from the terminal stops \`npm test\`: exit code ${code}, no test count, no process left`, async () => {
    const suite = makeSuite({ one: { test: hang } });
    const running = suite.start(process.execPath, [runSuite]);
    const pids = await readPids(join(suite.folder, "packages/one/begun"));

    sendToGroup(running, signal);

    const { code: exitCode, output } = await running.ended;
    expect([exitCode, output]).toEqual([code, expect.not.stringMatching(/\d passed, \d+ failed/)]);
    await waitForEnd(pids);
  });

  test(`${signal} to one process stops the steps of any command: exit code ${code}, and no further step begins`, async () => {
    const { running, folder } = startCommand([
      ["node", "hang.mjs"],
      ["node", "next.mjs"],
    ]);
    const pids = await readPids(join(folder, "begun"));

    running.child.kill(signal);

    expect((await running.ended).code).toBe(code);
    expect(existsSync(join(folder, "next"))).toBe(false);
    // The signal reached only the step, so its child still runs.
    const [step = 0, child = 0] = pids;
    process.kill(child);
    await waitForEnd([step]);
  });
}

test("Ctrl-C while turbo runs ends the command with 130 and begins no further step, although turbo ends with 0", async () => {
  const { running, folder } = startCommand([
    ["turbo", "run", "test"],
    ["node", "next.mjs"],
  ]);
  const pids = await readPids(join(folder, "packages/one/begun"));

  sendToGroup(running, "SIGINT");

  expect((await running.ended).code).toBe(130);
  expect(existsSync(join(folder, "next"))).toBe(false);
  await waitForEnd(pids);
});

test("tasks clean up after Ctrl-C, also when npm sends the signal a second time", async () => {
  const cleanUp = hangAfter(`
    process.on("SIGINT", () => {
      writeFileSync("cleaned", "");
      child.kill();
      process.exit();
    });
  `);
  const suite = makeSuite({ one: { test: cleanUp } });
  const running = suite.start(process.execPath, [runSuite]);
  const pids = await readPids(join(suite.folder, "packages/one/begun"));

  sendToGroup(running, "SIGINT");
  running.child.kill("SIGINT");

  expect((await running.ended).code).toBe(130);
  expect(existsSync(join(suite.folder, "packages/one/cleaned"))).toBe(true);
  await waitForEnd(pids);
});

test("a command ends with 0 when Ctrl-C stops its server with 0", async () => {
  const { running, folder } = startCommand([["node", "serve.mjs"]]);
  await readPids(join(folder, "begun"));

  sendToGroup(running, "SIGINT");

  expect((await running.ended).code).toBe(0);
});

test("a closed pipe stops `npm test`", async () => {
  const suite = makeSuite({ one: { test: hang }, two: { typecheck: scriptUntil("../one/go") } });
  const running = suite.start(process.execPath, [runSuite]);
  const pids = await readPids(join(suite.folder, "packages/one/begun"));

  running.child.stdout?.destroy();
  writeFileSync(join(suite.folder, "packages/one/go"), "");

  expect((await running.ended).code).toBe(129);
  await waitForEnd(pids);
});

/** Starts a command of these steps in a workspace with the scripts `hang.mjs`, `next.mjs` and `serve.mjs`. */
function startCommand(steps: readonly (readonly string[])[]): { running: Running; folder: string } {
  const suite = makeSuite({ one: { test: hang } });
  const { folder } = suite;
  writeFileSync(join(folder, "hang.mjs"), hang);
  writeFileSync(join(folder, "next.mjs"), 'import fs from "node:fs"; fs.writeFileSync("next", "");');
  const serve = hangAfter('process.on("SIGINT", () => { child.kill(); process.exit(0); });');
  writeFileSync(join(folder, "serve.mjs"), serve);
  return { running: suite.start(process.execPath, [makeEntry(folder, steps), "test"]), folder };
}

function sendToGroup({ child }: Running, signal: NodeJS.Signals): void {
  if (child.pid === undefined) throw new Error("The command did not start.");
  process.kill(-child.pid, signal);
}

/** Waits until a script has written its process ids, and returns them. */
async function readPids(file: string): Promise<number[]> {
  return await vi.waitUntil(() => existsSync(file) && (JSON.parse(readFileSync(file, "utf8")) as number[]), endless);
}

async function waitForEnd(pids: readonly number[]): Promise<void> {
  expect(pids).not.toEqual([]);
  await vi.waitUntil(() => pids.every((pid) => !isAlive(pid)), endless);
}

/** Waits without a limit of its own, because the test has one. */
const endless = { interval: 10, timeout: 2 ** 31 - 1 };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A zombie has ended. Its new parent has not asked for its exit code yet.
  if (process.platform !== "linux") return true;
  return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
}

/** Returns a script that ends as soon as a file exists. */
function scriptUntil(file: string): string {
  return `
    const { existsSync } = await import("node:fs");
    while (!existsSync(${JSON.stringify(file)})) await new Promise((resolve) => setTimeout(resolve, 5));
  `;
}

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

/** Starts another process, runs `prepare`, writes the ids of both, and waits for ever. */
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
  test(`${signal} from the terminal stops \`npm test\`: exit code ${code}, no count, and nothing is left running`, async () => {
    const suite = makeSuite({ one: { test: hang } });
    const running = suite.start(process.execPath, [runSuite]);
    const pids = await begun(join(suite.folder, "packages/one/begun"));

    sendToGroup(running, signal);

    const { code: exitCode, output } = await running.ended;
    expect([exitCode, output]).toEqual([code, expect.not.stringMatching(/passed|failed/)]);
    await allEnded(pids);
  });

  test(`${signal} to one process stops the steps of any command: exit code ${code}, and no further step begins`, async () => {
    const { running, folder } = startCommand([
      ["node", "hang.mjs"],
      ["node", "next.mjs"],
    ]);
    const pids = await begun(join(folder, "begun"));

    running.child.kill(signal);

    expect((await running.ended).code).toBe(code);
    expect(existsSync(join(folder, "next"))).toBe(false);
    // The step has ended. Its children got no signal.
    const [step = 0, itsChild = 0] = pids;
    process.kill(itsChild);
    await allEnded([step]);
  });
}

test("Ctrl-C while turbo builds ends with 130, though turbo itself ends with 0, and the next step does not begin", async () => {
  const { running, folder } = startCommand([
    ["turbo", "run", "test"],
    ["node", "next.mjs"],
  ]);
  const pids = await begun(join(folder, "packages/one/begun"));

  sendToGroup(running, "SIGINT");

  expect((await running.ended).code).toBe(130);
  expect(existsSync(join(folder, "next"))).toBe(false);
  await allEnded(pids);
});

test("Ctrl-C lets the tasks clean up, also when npm passes the same signal on once more", async () => {
  const cleanUp = hangAfter(`
    process.on("SIGINT", () => {
      writeFileSync("cleaned", "");
      child.kill();
      process.exit();
    });
  `);
  const suite = makeSuite({ one: { test: cleanUp } });
  const running = suite.start(process.execPath, [runSuite]);
  const pids = await begun(join(suite.folder, "packages/one/begun"));

  sendToGroup(running, "SIGINT");
  running.child.kill("SIGINT");

  expect((await running.ended).code).toBe(130);
  expect(existsSync(join(suite.folder, "packages/one/cleaned"))).toBe(true);
  await allEnded(pids);
});

test("a server that ends well by Ctrl-C ends its command with 0", async () => {
  const { running, folder } = startCommand([["node", "serve.mjs"]]);
  await begun(join(folder, "begun"));

  sendToGroup(running, "SIGINT");

  expect((await running.ended).code).toBe(0);
});

test("a closed pipe stops `npm test`", async () => {
  const suite = makeSuite({ one: { test: hang }, two: { typecheck: waitFor("../one/go") } });
  const running = suite.start(process.execPath, [runSuite]);
  const pids = await begun(join(suite.folder, "packages/one/begun"));

  running.child.stdout?.destroy();
  writeFileSync(join(suite.folder, "packages/one/go"), "");

  expect((await running.ended).code).toBe(129);
  await allEnded(pids);
});

/** Starts a command of these steps, in a workspace that has scripts for them. */
function startCommand(steps: readonly (readonly string[])[]): { running: Running; folder: string } {
  const suite = makeSuite({ one: { test: hang } });
  const { folder } = suite;
  writeFileSync(join(folder, "hang.mjs"), hang);
  writeFileSync(join(folder, "next.mjs"), 'import fs from "node:fs"; fs.writeFileSync("next", "");');
  const serve = hangAfter('process.on("SIGINT", () => process.exit(child.kill() ? 0 : 1));');
  writeFileSync(join(folder, "serve.mjs"), serve);
  return { running: suite.start(process.execPath, [makeEntry(folder, steps), "test"]), folder };
}

function sendToGroup({ child }: Running, signal: NodeJS.Signals): void {
  if (child.pid === undefined) throw new Error("It did not start.");
  process.kill(-child.pid, signal);
}

/** Waits until a script has begun; returns the ids that it wrote. */
async function begun(file: string): Promise<number[]> {
  return await vi.waitUntil(() => existsSync(file) && (JSON.parse(readFileSync(file, "utf8")) as number[]), endless);
}

async function allEnded(pids: readonly number[]): Promise<void> {
  expect(pids).not.toEqual([]);
  await vi.waitUntil(() => pids.every((pid) => !isAlive(pid)), endless);
}

/** The limit of the test itself is the only one. */
const endless = { interval: 10, timeout: 2 ** 31 - 1 };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Ended, and not yet waited for by what has adopted it.
  if (process.platform !== "linux") return true;
  return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
}

function waitFor(file: string): string {
  return `
    const { existsSync } = await import("node:fs");
    while (!existsSync(${JSON.stringify(file)})) await new Promise((resolve) => setTimeout(resolve, 5));
  `;
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { installTools } from "../src/rehearsal/install-tools.ts";
import { repository } from "./write-workspace.ts";

test.each([
  ["SIGINT", 130, "Install a registry"],
  ["SIGTERM", 143, "Start the registry"],
] as const)("deletes its files when it is ended by %s", onlyInCI, async (signal, code, step) => {
  const temporary = createFolder();
  const child = await startRehearsal(temporary, step);
  const closed = once(child, "close");

  child.kill(signal);

  expect(await closed).toEqual([code, null]);
  expect(readdirSync(temporary)).toEqual([]);
});

test("deletes the folder of a killed rehearsal, and no other folder", onlyInCI, async () => {
  const temporary = createFolder();
  const killed = await startRehearsal(temporary, "Install a registry");
  const kept = await startRehearsal(temporary, "Install a registry", "--keep");
  for (const child of [killed, kept]) {
    const closed = once(child, "close");
    child.kill("SIGKILL");
    await closed;
  }
  const left = readdirSync(temporary);

  const next = await startRehearsal(temporary, "Install a registry");

  expect(left).toHaveLength(2);
  expect(readdirSync(temporary).filter((name) => left.includes(name))).toEqual([
    expect.stringMatching(/^rehearsal-kept-/),
  ]);
  const closed = once(next, "close");
  next.kill("SIGTERM");
  await closed;
});

test("the registry ends with the process that started it, also after a kill", async () => {
  const { folder } = await installTools(repository);
  const storage = join(createFolder(), "registry");
  const program = `import { startRegistry } from ${JSON.stringify(join(repository, "apps/release/src/rehearsal/start-registry.ts"))};
const registry = await startRegistry(${JSON.stringify({ tools: folder, storage })});
console.log(registry.url);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await readLine(child);
  const before = await isRunning(url);

  child.kill("SIGKILL");

  while (await isRunning(url)) await wait(10);
  expect(before).toBe(true);
});

/** Creates a folder for temporary files. It is deleted after the test. */
function createFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "temporary-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts a rehearsal that uses a folder for its temporary files. Returns after one of its steps. */
async function startRehearsal(temporary: string, step: string, ...args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(repository, "apps/release/src/cli.ts"), "rehearse", ...args], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const before = new Set(existsSync(temporary) ? readdirSync(temporary) : []);
  await readLine(child, new RegExp(step));
  expect(readdirSync(temporary).some((name) => !before.has(name))).toBe(true);
  return child;
}

/** Returns the first printed line that matches the pattern. Throws if the program ends without one. */
async function readLine(child: ChildProcess, pattern = /./): Promise<string> {
  if (child.stdout === null) throw new Error("The program has no output.");
  for await (const line of createInterface(child.stdout)) if (pattern.test(line)) return line;
  throw new Error(`The program ended without a line like ${String(pattern)}.`);
}

function isRunning(url: string): Promise<boolean> {
  return fetch(`${url}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
}

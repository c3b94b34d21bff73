import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { installTools } from "../src/rehearsal/install-tools.ts";
import { repository } from "./write-workspace.ts";

test.each([
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("deletes what it made when it is ended by %s", async (signal, code) => {
  const place = makePlace();
  const child = await rehearseIn(place);
  const closed = once(child, "close");

  child.kill(signal);

  expect(await closed).toEqual([code, null]);
  expect(readdirSync(place)).toEqual([]);
});

test("deletes the folder of a killed rehearsal, and no other folder", async () => {
  const place = makePlace();
  const killed = await rehearseIn(place);
  const kept = await rehearseIn(place, "--keep");
  for (const child of [killed, kept]) {
    const closed = once(child, "close");
    child.kill("SIGKILL");
    await closed;
  }
  const left = readdirSync(place);

  const next = await rehearseIn(place);

  expect(left).toHaveLength(2);
  expect(readdirSync(place).filter((name) => left.includes(name))).toEqual([expect.stringMatching(/^rehearsal-kept-/)]);
  const closed = once(next, "close");
  next.kill("SIGTERM");
  await closed;
});

test("the registry ends with the process that started it, also after a kill", async () => {
  const { folder } = await installTools(repository);
  const storage = join(makePlace(), "registry");
  const program = `import { startRegistry } from ${JSON.stringify(join(repository, "apps/release/src/rehearsal/start-registry.ts"))};
const registry = await startRegistry(${JSON.stringify({ tools: folder, storage })});
console.log(registry.url);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await readLine(child);
  const before = await isThere(url);

  child.kill("SIGKILL");

  while (await isThere(url)) await wait(10);
  expect(before).toBe(true);
});

/** A folder in which temporary folders are made. */
function makePlace(): string {
  const place = mkdtempSync(join(realpathSync(tmpdir()), "place-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));
  return place;
}

/** Begins a rehearsal; returns once its registry runs. */
async function rehearseIn(place: string, ...args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(repository, "apps/release/src/cli.ts"), "rehearse", ...args], {
    env: { ...process.env, TMPDIR: place },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const started = new Set(existsSync(place) ? readdirSync(place) : []);
  await readLine(child, /Start the registry/);
  expect(readdirSync(place).some((name) => !started.has(name))).toBe(true);
  return child;
}

/** The first line that a program prints and that fits. Throws when it ends without one. */
async function readLine(child: ChildProcess, pattern = /./): Promise<string> {
  if (child.stdout === null) throw new Error("The program has no output.");
  for await (const line of createInterface(child.stdout)) if (pattern.test(line)) return line;
  throw new Error(`The program ended without a line like ${String(pattern)}.`);
}

function isThere(url: string): Promise<boolean> {
  return fetch(`${url}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
}

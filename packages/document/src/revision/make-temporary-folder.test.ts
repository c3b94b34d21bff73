import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "./make-temporary-folder.ts";

const program = `import { makeTemporaryFolder } from ${JSON.stringify(new URL("make-temporary-folder.ts", import.meta.url).href)};
console.log(makeTemporaryFolder("revision").folder);
setInterval(() => {}, 1_000);`;

test("deletes the folder when it is disposed of", () => {
  const { folder, dispose } = makeTemporaryFolder("letters");
  const listeners = process.listenerCount("SIGTERM");

  dispose();

  expect(existsSync(folder)).toBe(false);
  expect(process.listenerCount("SIGTERM")).toBe(listeners - 1);
});

test.each(["SIGHUP", "SIGINT", "SIGTERM"] as const)("deletes the folder when %s ends the process", async (signal) => {
  const parent = makeParent();
  const child = await start(parent);
  const closed = once(child, "close");

  child.kill(signal);

  expect(await closed).toEqual([null, signal]);
  expect(readdirSync(parent)).toEqual([]);
});

test("deletes only the folders of processes that were killed", async () => {
  const parent = makeParent();
  const [killed, running] = [await start(parent), await start(parent)];
  const closed = once(killed, "close");
  killed.kill("SIGKILL");
  await closed;

  const next = await start(parent);

  const owners = readdirSync(parent).map((name) => Number(name.split("-")[1]));
  expect(new Set(owners)).toEqual(new Set([running.pid, next.pid]));
});

function makeParent(): string {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), "place-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return parent;
}

/** Starts a process that makes a folder and waits; returns once the folder is there. */
async function start(parent: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, TMPDIR: parent },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

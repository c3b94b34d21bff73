import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { syncState } from "./small-repository.ts";

const script = fileURLToPath(new URL("kill-while-writing.ts", import.meta.url));

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), "killed-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** Writes a state in a process that gets a signal at a step. Returns the signal that ended the process. */
function writeUntil(root: string, letter: string, step: number, signal: NodeJS.Signals): NodeJS.Signals | null {
  return spawnSync(process.execPath, [script, root, letter, String(step), signal]).signal;
}

/** Writes a state. Returns the number of steps. */
async function write(root: string, letter: string): Promise<number> {
  let steps = 0;
  await syncState(letter, { root, check: false, onStep: () => void (steps += 1) });
  return steps;
}

const check = (root: string, letter: string) => syncState(letter, { root, check: true });

test("a process that is killed at any step leaves files that a check reports and the next run completes", async () => {
  const root = makeRoot();
  await write(root, "a");
  const steps = await write(root, "b");
  expect(steps).toBeGreaterThan(8);

  for (let step = 1; step <= steps; step += 1) {
    // Alternates between two states, so that files are written at every step.
    const letter = step % 2 === 0 ? "b" : "a";

    expect(writeUntil(root, letter, step, "SIGKILL")).toBe("SIGKILL");

    // At the last step all files are in place, and only the staging folder is left.
    expect(await check(root, letter)).toHaveLength(Math.min(5, steps - step));
    await write(root, letter);
    expect(await check(root, letter)).toEqual([]);
    expect(existsSync(join(root, ".cache"))).toBe(false);
  }
});

test("Ctrl-C during the writing ends the process after all files are written and the staging folder is deleted", async () => {
  const root = makeRoot();

  expect(writeUntil(root, "a", 3, "SIGINT")).toBe("SIGINT");

  expect(await check(root, "a")).toEqual([]);
  expect(existsSync(join(root, ".cache"))).toBe(false);
});

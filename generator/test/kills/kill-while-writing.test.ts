import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const script = fileURLToPath(new URL("kill-while-writing.ts", import.meta.url));

/** Writes a state into `root` in a process that is killed at a step. Returns its output, or `"killed"`. */
function write(
  root: string,
  letter: string,
  killAt: number | "check" | "never",
): { steps: number; outOfDate: string[] } | "killed" {
  const { stdout, signal, stderr } = spawnSync(process.execPath, [script, root, letter, String(killAt)], {
    encoding: "utf8",
  });
  if (signal === "SIGKILL") return "killed";
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

test("a process that is killed at any step leaves files that a check reports and the next run completes", () => {
  const root = mkdtempSync(join(tmpdir(), "killed-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  write(root, "a", "never");
  const whole = write(root, "b", "never");
  const steps = whole === "killed" ? 0 : whole.steps;
  expect(steps).toBeGreaterThan(8);

  for (let step = 1; step <= steps; step += 1) {
    // Alternates between two states, so that files are written at every step.
    const letter = step % 2 === 0 ? "b" : "a";

    expect(write(root, letter, step)).toBe("killed");

    const check = write(root, letter, "check");
    // At the last step all files are in place, and only the staging folder is left.
    expect(check === "killed" ? [] : check.outOfDate).toHaveLength(Math.min(5, steps - step));
    write(root, letter, "never");
    expect(write(root, letter, "check")).toMatchObject({ outOfDate: [] });
    expect(existsSync(join(root, ".cache"))).toBe(false);
  }
});

test("Ctrl-C during the writing ends the process after all files are written and the staging folder is deleted", () => {
  const root = mkdtempSync(join(tmpdir(), "interrupted-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));

  const { signal } = spawnSync(process.execPath, [script, root, "a", "3", "SIGINT"]);

  expect(signal).toBe("SIGINT");
  expect(write(root, "a", "check")).toMatchObject({ outOfDate: [] });
  expect(existsSync(join(root, ".cache"))).toBe(false);
});

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const script = fileURLToPath(new URL("kill-while-writing.ts", import.meta.url));

/** Brings `root` to a state, dying at a step; gives what the process said before it ended. */
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

test("a process that is killed at any step leaves a tree that a check calls out of date, and the next run completes it", () => {
  const root = mkdtempSync(join(tmpdir(), "killed-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  write(root, "a", "never");
  const whole = write(root, "b", "never");
  const steps = whole === "killed" ? 0 : whole.steps;
  expect(steps).toBeGreaterThan(8);

  for (let step = 1; step <= steps; step += 1) {
    // From state to state, back and forth, so that every kill comes while there is something to lose.
    const letter = step % 2 === 0 ? "b" : "a";

    expect(write(root, letter, step)).toBe("killed");

    const check = write(root, letter, "check");
    // At the last step everything is in place and only the staging is left over.
    expect(check === "killed" ? [] : check.outOfDate).toHaveLength(Math.min(5, steps - step));
    write(root, letter, "never");
    expect(write(root, letter, "check")).toMatchObject({ outOfDate: [] });
    expect(existsSync(join(root, ".cache"))).toBe(false);
  }
});

test("Ctrl-C while files are written lets them all be written, leaves no staging, and then ends the process", () => {
  const root = mkdtempSync(join(tmpdir(), "interrupted-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));

  const { signal } = spawnSync(process.execPath, [script, root, "a", "3", "SIGINT"]);

  expect(signal).toBe("SIGINT");
  expect(write(root, "a", "check")).toMatchObject({ outOfDate: [] });
  expect(existsSync(join(root, ".cache"))).toBe(false);
});

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sourceFlag } from "../../../../scripts/source-flag.js";
import { makeFolder } from "../../../report/test/make-folder.js";
import { evilPatterns } from "./evil-patterns.js";

const script = fileURLToPath(new URL("send-attacks.ts", import.meta.url));

/** Time limit for a process that hangs. */
const timeout = 20 * 60_000;

test("responds to texts that a backtracking engine would take years to reject", async () => {
  const spec = join(await makeFolder(), "evil.json");

  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [sourceFlag, script, spec], { timeout });

  expect({ status, signal, stderr: String(stderr) }).toMatchObject({ status: 0, signal: null });
  const { statuses, warnings }: { statuses: Record<string, number>; warnings: string[] } = JSON.parse(String(stdout));
  expect(Object.keys(statuses)).toHaveLength(evilPatterns.length * 9 + 2);
  for (const [request, received] of Object.entries(statuses)) {
    const { pattern } = evilPatterns.find((each) => request.startsWith(each.pattern)) ?? { pattern: "none" };
    const isUndecided = warnings.some(
      (warning) => warning.includes(`\`${pattern}\``) && warning.includes("not checked"),
    );
    const passes = request.includes(" match") || (isUndecided && received === 200);
    expect(`${request}: ${received}`).toBe(`${request}: ${passes ? 200 : 400}`);
  }
  // Only the time limit ends this check.
  expect(statuses[`${backReference} text`]).toBe(200);
  expect(warnings).toContainEqual(expect.stringContaining(`Matching a text with \`${backReference}\` took too long`));
});

const backReference = String.raw`^(a+)+\1$`;

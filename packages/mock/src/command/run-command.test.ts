import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { sourceFlags } from "../../../../scripts/source-flags.js";

/** Runs a command whose action is the given code. Returns the exit code and what went to standard error. */
async function run(action: string): Promise<{ code: unknown; err: string }> {
  const module = new URL("run-command.ts", import.meta.url).href;
  const program = `
    import { Command } from "commander";
    import { runCommand } from ${JSON.stringify(module)};
    await runCommand(new Command("tool").action(async () => { ${action} }));
  `;
  const child = spawn(process.execPath, [...sourceFlags, "--input-type=module", "--eval", program], {
    cwd: new URL(".", import.meta.url),
    stdio: ["ignore", "inherit", "pipe"],
  });
  let err = "";
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const [code] = await once(child, "close");
  return { code, err };
}

test.each([
  ["its action throws", 'throw new Error("out of order");'],
  ["an event of its own throws", 'setTimeout(() => { throw new Error("out of order"); }, 0);'],
  ["nobody handles a rejection", 'void Promise.reject(new Error("out of order"));'],
])("ends with an exit code that no result has, and says why, when %s", async (_what, action) => {
  const { code, err } = await run(action);

  expect(code).toBe(70);
  expect(err).toContain("Error: out of order");
});

test("leaves the exit code to an action that returns", async () => {
  expect(await run("process.exitCode = 3;")).toEqual({ code: 3, err: "" });
});

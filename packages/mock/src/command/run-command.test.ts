import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { sourceFlags } from "../../../../scripts/source-flags.js";

/** Runs a command whose action is the given code. Returns its exit code and its standard error. */
async function run(action: string): Promise<{ code: unknown; stderr: string }> {
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
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = await once(child, "close");
  return { code, stderr };
}

test.each([
  ["its action throws", 'throw new Error("out of order");'],
  ["a timer of the command throws", 'setTimeout(() => { throw new Error("out of order"); }, 0);'],
  ["a rejected promise is not handled", 'void Promise.reject(new Error("out of order"));'],
])("ends with exit code 70 and prints the error when %s", async (_case, action) => {
  const { code, stderr } = await run(action);

  expect(code).toBe(70);
  expect(stderr).toContain("Error: out of order");
});

test("keeps the exit code that the action sets", async () => {
  expect(await run("process.exitCode = 3;")).toEqual({ code: 3, stderr: "" });
});

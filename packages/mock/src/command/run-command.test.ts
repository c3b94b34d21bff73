import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { text as readText } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, onTestFinished } from "vitest";
import { sourceFlag } from "../../../../scripts/source-flag.js";

/** Runs a command whose action is the given code. Returns its exit code and its standard error. */
async function run(action: string): Promise<{ code: unknown; stderr: string }> {
  const module = new URL("run-command.ts", import.meta.url).href;
  const program = `
    import { Command } from "commander";
    import { runCommand } from ${JSON.stringify(module)};
    await runCommand(new Command("tool").action(async () => { ${action} }));
  `;
  const child = spawn(process.execPath, [sourceFlag, "--input-type=module", "--eval", program], {
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

/** Starts a process whose `stop` returns the given expression, and resolves once the process listens for signals. */
async function start(stop: string): Promise<ChildProcess> {
  const module = new URL("run-command.ts", import.meta.url).href;
  const program = `
    import { stopOnSignals } from ${JSON.stringify(module)};
    setInterval(() => {}, 1_000);
    stopOnSignals(() => {
      process.send("stopping");
      return ${stop};
    });
    process.send("ready");
  `;
  const child = spawn(process.execPath, [sourceFlag, "--input-type=module", "--eval", program], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  expect(await once(child, "message")).toEqual(["ready", undefined]);
  return child;
}

/** Sends the first signal, and resolves once the process has called `stop`. */
async function sendSignal(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  child.kill(name);
  expect(await once(child, "message")).toEqual(["stopping", undefined]);
}

const never = "new Promise(() => {})";

test("calls `stop` on the first signal and ends with the exit code that it returns", async () => {
  const child = await start("Promise.resolve(4)");
  const ended = once(child, "exit");

  await sendSignal(child, "SIGTERM");

  expect(await ended).toEqual([4, null]);
});

test("prints all of its output before it ends, however slow the reader is", async () => {
  const module = new URL("run-command.ts", import.meta.url).href;
  const program = `
    import { stopOnSignals } from ${JSON.stringify(module)};
    stopOnSignals(async () => {
      process.stdout.write("x".repeat(1_000_000));
      return 0;
    }).stop();
  `;
  const child = spawn(process.execPath, [sourceFlag, "--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  // The text is longer than what a pipe takes without a reader.
  await once(child.stdout, "readable");

  const text = await readText(child.stdout);

  expect([await ended, text.length]).toEqual([[0, null], 1_000_000]);
});

test.each<[NodeJS.Signals, number]>([
  ["SIGTERM", 143],
  ["SIGINT", 130],
])("ends the process at once on a second signal, %s, while `stop` is running", async (name, code) => {
  const child = await start(never);
  const ended = once(child, "exit");

  await sendSignal(child, "SIGTERM");
  // Signals within a quarter of a second count as one.
  await wait(300);
  child.kill(name);

  expect(await ended).toEqual([code, null]);
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sourceFlags } from "../../../../scripts/source-flags.js";

/** Starts a process whose `stop` returns the given expression, and resolves once the process listens for signals. */
async function start(stop: string): Promise<ChildProcess> {
  const module = new URL("stop-on-signals.ts", import.meta.url).href;
  const program = `
    import { stopOnSignals } from ${JSON.stringify(module)};
    setInterval(() => {}, 1_000);
    stopOnSignals(() => {
      process.send("stopping");
      return ${stop};
    });
    process.send("ready");
  `;
  const child = spawn(process.execPath, [...sourceFlags, "--input-type=module", "--eval", program], {
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

import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs `work` to its end, even if the user presses Ctrl-C. The signal takes effect afterwards. */
export async function deferSignals<Result>(work: () => Promise<Result>): Promise<Result> {
  let caught: NodeJS.Signals | undefined;
  const remember = (signal: NodeJS.Signals): void => {
    caught ??= signal;
  };
  for (const signal of signals) process.on(signal, remember);
  try {
    return await work();
  } finally {
    await receiveSignals();
    for (const signal of signals) process.off(signal, remember);
    if (caught !== undefined) process.kill(process.pid, caught);
  }
}

/** Creates a folder, and runs `work`, which fills it. If the work fails, or a signal ends the process, deletes all that is new. */
export async function fillOrRestore<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const before = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const created = mkdirSync(folder, { recursive: true });
  const restore = (): void => {
    const added = readdirSync(folder).filter((name) => !before.has(name));
    const paths = created === undefined ? added.map((name) => join(folder, name)) : [created];
    for (const path of paths) rmSync(path, { recursive: true, force: true });
  };
  const end = (signal: NodeJS.Signals): void => {
    restore();
    // Listeners of the work would let it go on, and write again.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, end);
  try {
    const result = await work();
    await receiveSignals();
    return result;
  } catch (error) {
    restore();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}

/** Waits for signals that arrived during synchronous work: Node delivers them in the next turn of the event loop. */
async function receiveSignals(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

const endings = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

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
  for (const signal of endings) process.on(signal, end);
  try {
    const result = await work();
    // Node delivers a signal that arrived during synchronous work in the next turn of the event loop.
    await nextTurn();
    await nextTurn();
    return result;
  } catch (error) {
    restore();
    throw error;
  } finally {
    for (const signal of endings) process.off(signal, end);
  }
}

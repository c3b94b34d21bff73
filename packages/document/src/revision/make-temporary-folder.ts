import { mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of this process. */
export interface TemporaryFolder {
  /** Absolute path. */
  readonly folder: string;
  /** Deletes the folder. */
  readonly dispose: () => void;
}

const endings = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/**
 * Makes a folder that is deleted by `dispose` or by a signal that ends the process. After a kill, the next process that makes a
 * folder of this name deletes it.
 */
export function makeTemporaryFolder(name: string): TemporaryFolder {
  deleteLeftovers(name);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${name}-${process.pid}-`));
  const dispose = (): void => {
    for (const signal of endings) process.off(signal, end);
    rmSync(folder, { recursive: true, force: true });
  };
  const end = (signal: NodeJS.Signals): void => {
    dispose();
    // Another listener decides what the signal does.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of endings) process.on(signal, end);
  return { folder, dispose };
}

/** Deletes the folders of processes that have ended. The name of a folder contains the process id. */
export function deleteLeftovers(name: string): void {
  const parent = realpathSync(tmpdir());
  for (const entry of readdirSync(parent)) {
    if (!entry.startsWith(`${name}-`)) continue;
    const pid = /^(\d+)-/.exec(entry.slice(name.length + 1))?.[1];
    if (pid !== undefined && !isProcessAlive(Number(pid))) deleteLeftover(join(parent, entry));
  }
}

function deleteLeftover(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // It belongs to another user, who deletes it.
  }
}

/** Returns whether a process of this machine is running. */
export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists, but takes no signal.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

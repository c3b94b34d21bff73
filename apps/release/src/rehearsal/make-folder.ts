import { mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Makes the folder of a rehearsal, and deletes those of rehearsals that were killed: a folder is named after the process
 * that it belongs to. One that is to be kept is named otherwise, and stays.
 */
export function makeFolder(keep: boolean): string {
  const parent = realpathSync(tmpdir());
  for (const name of readdirSync(parent)) {
    const pid = /^rehearsal-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) deleteLeftover(join(parent, name));
  }
  return mkdtempSync(join(parent, `rehearsal-${keep ? "kept" : process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else runs, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function deleteLeftover(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // It belongs to another user, who deletes it with the next rehearsal.
  }
}

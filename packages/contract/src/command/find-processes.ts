import { readdirSync, readFileSync } from "node:fs";

/**
 * Finds the running processes of a group, and the processes with a mark in their initial environment. Also finds all their
 * descendants, even those that have left the group of their parent. Ignores zombies: in a container, their parent may never
 * collect them.
 *
 * Returns `undefined` on systems without `/proc`.
 */
export function findProcesses(group: number, mark: string): number[] | undefined {
  if (process.platform !== "linux") return undefined;
  const running = readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    const [state, parent, groupOfPid] = readStat(name);
    if (state === undefined || state === "Z" || state === "X") return [];
    const isMarked = groupOfPid === String(group) || readProcessFile(`/proc/${name}/environ`).includes(mark);
    return [{ pid, parent: Number(parent), isMarked }];
  });
  const found = new Set(running.filter(({ isMarked }) => isMarked).map(({ pid }) => pid));
  // The iteration includes the processes that are added during it.
  for (const parent of found) {
    for (const child of running) if (child.parent === parent) found.add(child.pid);
  }
  return [...found];
}

/**
 * Reads state, parent and group of a process; empty when it has ended. Skips the name of the process before them, which is in
 * brackets and may itself contain brackets.
 */
function readStat(pid: string): string[] {
  const stat = readProcessFile(`/proc/${pid}/stat`);
  return stat === "" ? [] : stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Reads a file; `""` when the process has ended, or belongs to another user. */
function readProcessFile(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}

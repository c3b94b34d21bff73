import { readdirSync, readFileSync } from "node:fs";

/**
 * Finds the running processes that are of a group, or carry a mark in the environment that they were started with, and all their
 * descendants: also one that has left the group of its parent. A process that has ended and waits for its parent to take notice is
 * not among them; in a container that may never happen.
 *
 * Returns `undefined` where there is no `/proc` to look at.
 */
export function findProcesses(group: number, mark: string): number[] | undefined {
  if (process.platform !== "linux") return undefined;
  const running = readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    const [state, parent, groupOfPid] = readStat(name);
    if (state === undefined || state === "Z" || state === "X") return [];
    const isOwn = groupOfPid === String(group) || read(`/proc/${name}/environ`).includes(mark);
    return [{ pid, parent: Number(parent), isOwn }];
  });
  const found = new Set(running.filter(({ isOwn }) => isOwn).map(({ pid }) => pid));
  // A set that grows while it is iterated over is iterated over to its new end.
  for (const parent of found) {
    for (const child of running) if (child.parent === parent) found.add(child.pid);
  }
  return [...found];
}

/** State, parent and group of a process, and more; empty when it is gone. Its name stands before in brackets, and may hold some. */
function readStat(pid: string): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat === "" ? [] : stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** `""` where the process is gone, or is another user's. */
function read(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}

import { readdirSync, readFileSync } from "node:fs";

/**
 * Finds the processes that run now and are of a group, or carry a mark in the environment that they were started with: also one
 * that has left the group of its parent. Those that have ended and wait for someone to take notice are none; in a container
 * that may never happen.
 *
 * `undefined` where there is no `/proc` to look at.
 */
export function findProcesses(group: number, mark: string): number[] | undefined {
  if (process.platform !== "linux") return undefined;
  return readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    const [state, , groupOfPid] = readStat(name);
    if (state === undefined || state === "Z" || state === "X") return [];
    return groupOfPid === String(group) || read(`/proc/${name}/environ`).includes(mark) ? [pid] : [];
  });
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

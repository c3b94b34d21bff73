import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { readdirSync, readFileSync } from "node:fs";

/** A process and its descendants. */
export interface ProcessTree {
  /** Sends a signal to all of them. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Kills all of them at once, also those that ignore other signals. */
  readonly kill: () => void;
  /** Asks the remaining processes to end, and kills them after `graceMs`. Returns `true` when there were any. */
  readonly end: (graceMs: number) => Promise<boolean>;
}

const onWindows = process.platform === "win32";

/** Options of `spawn` that make a process the root of its own tree. */
export const treeOptions = {
  // Makes the process the leader of a process group. On Windows, it would open another console.
  detached: !onWindows,
};

/** Returns the tree of a process that was spawned with {@link treeOptions} and with `mark` in its environment. */
export function createProcessTree(pid: number, mark: string): ProcessTree {
  return onWindows ? createWindowsTree(pid) : createGroupTree(pid, mark);
}

function createGroupTree(group: number, mark: string): ProcessTree {
  const signal = (name: NodeJS.Signals | 0) => send(-group, name);
  const isRunning = () => {
    const found = findProcesses(group, mark);
    // Signal 0 only asks whether the group has processes.
    return found === undefined ? signal(0) : found.length > 0;
  };
  const signalAll = (name: NodeJS.Signals) => {
    // Searches before ending any process: afterwards, the parents of the others are unknown.
    const found = findProcesses(group, mark) ?? [];
    signal(name);
    for (const pid of found) send(pid, name);
  };
  return {
    signal,
    kill: () => signalAll("SIGKILL"),
    async end(graceMs) {
      if (!isRunning()) return false;
      signalAll("SIGTERM");
      const graceEndMs = performance.now() + graceMs;
      // Kills repeatedly, because a process may start another one in between. Gives up after a second: the system may keep a process.
      while (isRunning() && performance.now() < graceEndMs + 1_000) {
        if (performance.now() > graceEndMs) signalAll("SIGKILL");
        await wait(20);
      }
      return true;
    },
  };
}

/** Sends a signal. Returns `true` when a process received it. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Windows has no signals: the console sends Ctrl-C to all its processes itself, and any other signal becomes a kill. */
function createWindowsTree(pid: number): ProcessTree {
  const kill = () => spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore" }).status === 0;
  return {
    signal: (name) => {
      if (name !== "SIGINT") kill();
    },
    kill: () => void kill(),
    end: async () => kill(),
  };
}

/**
 * Finds the running processes of a group, and the processes with a mark in their initial environment. Also finds all their
 * descendants, even those that have left the group of their parent. Ignores zombies: in a container, their parent may never
 * collect them.
 *
 * Returns `undefined` on systems without `/proc`.
 */
function findProcesses(group: number, mark: string): number[] | undefined {
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

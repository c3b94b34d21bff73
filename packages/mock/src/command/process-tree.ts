import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** A process and all that it started. */
export interface ProcessTree {
  /** Sends a signal to all of them. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Ends all of them at once, whatever they do about signals. */
  readonly kill: () => void;
  /** Asks what is left of them to end, kills it after `grace_ms`, and says whether there was any. */
  readonly end: (grace_ms: number) => Promise<boolean>;
}

const onWindows = process.platform === "win32";

/** Options of `spawn` under which a process is the root of a tree of its own. */
export const asTree = {
  // The head of a process group, which all that it starts belongs to. On Windows it would get a console of its own.
  detached: !onWindows,
};

/** The tree of a process that was spawned {@link asTree}. */
export function treeOf(pid: number): ProcessTree {
  return onWindows ? treeOnWindows(pid) : groupOf(pid);
}

function groupOf(pid: number): ProcessTree {
  const signal = (name: NodeJS.Signals | 0) => {
    try {
      return process.kill(-pid, name);
    } catch {
      // None of them is left.
      return false;
    }
  };
  return {
    signal,
    kill: () => void signal("SIGKILL"),
    async end(grace_ms) {
      const isLeft = () => signal(0) && !hasOnlyEnded(pid);
      if (!isLeft()) return false;
      signal("SIGTERM");
      const end = performance.now() + grace_ms;
      while (performance.now() < end && isLeft()) await wait(20);
      signal("SIGKILL");
      return true;
    },
  };
}

/**
 * Has every process of a group ended, and only waits for its parent to take notice? In a container that may never happen.
 * Where there is no `/proc`, nobody can tell.
 */
function hasOnlyEnded(group: number): boolean {
  if (process.platform !== "linux") return false;
  return readdirSync("/proc").every((pid) => {
    if (!/^\d+$/.test(pid)) return true;
    const [state, , groupOfPid] = readStat(pid);
    return groupOfPid !== String(group) || state === "Z" || state === "X";
  });
}

/** State, parent and group of a process. Its name stands before in brackets, and may hold brackets. */
function readStat(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    // It is gone.
    return [];
  }
}

/** Windows has no signals: a console tells all its processes of Ctrl-C by itself, and anything else is a kill. */
function treeOnWindows(pid: number): ProcessTree {
  const kill = () => spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore" }).status === 0;
  return {
    signal: (name) => {
      if (name !== "SIGINT") kill();
    },
    kill: () => void kill(),
    end: async () => kill(),
  };
}

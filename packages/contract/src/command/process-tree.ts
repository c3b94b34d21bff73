import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { findProcesses } from "./find-processes.js";

/** A process and all that it started. */
export interface ProcessTree {
  /** Sends a signal to all of them. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Ends all of them at once, whatever they do about signals. */
  readonly kill: () => void;
  /** Asks what is left of them to end, kills it after `graceMs`, and says whether there was any. */
  readonly end: (graceMs: number) => Promise<boolean>;
}

const onWindows = process.platform === "win32";

/** Options of `spawn` under which a process is the root of a tree of its own. */
export const asTree = {
  // The head of a process group, which all that it starts belongs to. On Windows it would get a console of its own.
  detached: !onWindows,
};

/** The tree of a process that was spawned {@link asTree}, with `mark` somewhere in its environment. */
export function treeOf(pid: number, mark: string): ProcessTree {
  return onWindows ? treeOnWindows(pid) : groupOf(pid, mark);
}

function groupOf(group: number, mark: string): ProcessTree {
  const signal = (name: NodeJS.Signals | 0) => send(-group, name);
  const isLeft = () => (findProcesses(group, mark)?.length ?? (signal(0) ? 1 : 0)) > 0;
  const signalAll = (name: NodeJS.Signals) => {
    // Found before any is ended: afterwards nothing shows whose descendants the others are.
    const found = findProcesses(group, mark) ?? [];
    signal(name);
    for (const pid of found) send(pid, name);
  };
  return {
    signal,
    kill: () => signalAll("SIGKILL"),
    async end(graceMs) {
      if (!isLeft()) return false;
      signalAll("SIGTERM");
      const over = performance.now() + graceMs;
      // Killed again, as one may have started another in between; in the end the system does not let go of it.
      while (isLeft() && performance.now() < over + 1_000) {
        if (performance.now() > over) signalAll("SIGKILL");
        await wait(20);
      }
      return true;
    },
  };
}

/** Says whether there was anyone to send it to. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
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

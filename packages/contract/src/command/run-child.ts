import { randomUUID } from "node:crypto";
import { once } from "node:events";
import spawn from "cross-spawn";
import { ChildStartError } from "./child-start-error.js";
import { startGuard } from "./start-guard.js";
import { asTree, type ProcessTree, treeOf } from "./process-tree.js";

export interface ChildOptions {
  /** All of its environment. */
  readonly env: NodeJS.ProcessEnv;
  /** How long it may take to end after SIGTERM or SIGHUP, and what it left behind after SIGTERM, in milliseconds. */
  readonly graceMs: number;
}

/** How a command ended. */
export interface ChildEnd {
  /** `null` when a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The first signal that came for this process while the command ran, and was handed on; `undefined` when none did. */
  readonly passedOn: NodeJS.Signals | undefined;
  /** The command ended before something that it had started, which was ended for it. */
  readonly leftBehind: boolean;
}

/**
 * Runs a command on this terminal until it ends, and sees that nothing of it goes on running, even where this process is killed.
 *
 * SIGINT, SIGTERM and SIGHUP are handed on to it and to all that it started; a second signal kills them, and so does the
 * grace when it is over. SIGINT has no such limit: to what a person is talking with, Ctrl-C need not mean the end.
 *
 * It reads and writes the terminal, but is in a session of its own: `/dev/tty` is not there for it.
 *
 * Throws {@link ChildStartError} when there is no such command.
 */
export async function runChild(command: readonly string[], { env, graceMs }: ChildOptions): Promise<ChildEnd> {
  const [file = "", ...args] = command;
  const mark = randomUUID();
  // Before the start: a signal that comes just after it must not end this process before its child.
  const signals = holdSignals();
  const guard = startGuard(mark);
  let release: (() => unknown) | undefined;
  try {
    // A run within a run has both marks.
    const child = startChild(file, args, { ...env, [markName]: `${env[markName] ?? ""} ${mark}`.trim() });
    const exited = once(child, "exit");
    if (child.pid === undefined) throw toStartError(file, await exited.catch((error: unknown) => error));
    const tree = treeOf(child.pid, mark);
    signals.handOn(tree, graceMs);
    guard.watch(child.pid);
    // If this process fails, its children must not outlive it.
    process.on("exit", tree.kill);
    release = () => process.off("exit", tree.kill);
    // On Windows, `cmd.exe` starts batch files, and reports only afterwards that there is no such command.
    const [exitCode, signal] = await exited.catch((error: unknown) => {
      throw toStartError(file, error);
    });
    const leftBehind = await tree.end(Math.min(graceMs, 2_000));
    return { exitCode, signal, passedOn: signals.first(), leftBehind };
  } finally {
    guard.cancel();
    release?.();
    signals.stop();
  }
}

/** The variable by which processes of a run are known when they have left its process group. */
const markName = "SHORTVIDEO_MOCK_RUN";

function startChild(file: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  try {
    return spawn(file, args, { env, stdio: "inherit", ...asTree });
  } catch (error) {
    throw toStartError(file, error);
  }
}

function toStartError(file: string, error: unknown): unknown {
  return error instanceof Error ? new ChildStartError(file, error) : error;
}

/** What starts us (npm, npx) may hand on a signal that the terminal has sent us already: within this time two count as one. */
const sameSignalMs = 250;

interface HeldSignals {
  /** Hands on the signals to a tree from now on. None comes earlier, since Node handles signals between tasks only. */
  handOn(tree: ProcessTree, graceMs: number): void;
  /** The first signal that was handed on. */
  first(): NodeJS.Signals | undefined;
  stop(): void;
}

/** Keeps signals from ending this process. */
function holdSignals(): HeldSignals {
  let handler: ((signal: NodeJS.Signals) => void) | undefined;
  let first: NodeJS.Signals | undefined;
  let since = 0;
  let overdue: NodeJS.Timeout | undefined;
  const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const onSignal = (signal: NodeJS.Signals) => handler?.(signal);
  for (const name of names) process.on(name, onSignal);
  return {
    handOn(tree, graceMs) {
      handler = (signal) => {
        if (first === undefined) {
          first = signal;
          since = performance.now();
          tree.signal(signal);
        } else if (performance.now() - since > sameSignalMs) return tree.kill();
        if (signal !== "SIGINT") overdue ??= setTimeout(tree.kill, graceMs);
      };
    },
    first: () => first,
    stop() {
      clearTimeout(overdue);
      for (const name of names) process.off(name, onSignal);
    },
  };
}

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import spawn from "cross-spawn";
import type { Environment, Run } from "@shortvideo-api/report";
import { startGuard } from "./start-guard.js";
import { treeOptions, type ProcessTree, createProcessTree } from "./process-tree.js";

/** Options of {@link runChild}. */
export interface ChildOptions {
  /** The whole environment of the command. */
  readonly env: Environment;
  /** The time after which the command is ended with SIGTERM; `undefined` for none. */
  readonly timeoutMs?: number | undefined;
  /** The time that the command has to end after SIGTERM or SIGHUP, and its remaining processes after SIGTERM. */
  readonly graceMs: number;
}

/** The outcome of a command. */
interface ChildEnd extends Pick<Run, "exitCode" | "signal" | "stoppedBy" | "timedOutAfterMs" | "notStarted"> {
  /** The command left processes running, which were then ended. */
  readonly leftBehind: boolean;
}

/**
 * Runs a command on this terminal until it ends. Leaves none of its processes running, even when this process is killed.
 *
 * Forwards SIGINT, SIGTERM and SIGHUP to the command and all its descendants. A second signal kills them, and so does the end of the
 * grace time. SIGINT has no grace time: an interactive program may use Ctrl-C for something other than ending. The end of `timeoutMs` has the
 * effect of SIGTERM.
 *
 * The command reads and writes the terminal, but runs in another session, in which `/dev/tty` does not exist.
 */
export async function runChild(
  command: readonly string[],
  { env, timeoutMs, graceMs }: ChildOptions,
): Promise<ChildEnd> {
  const [file = "", ...args] = command;
  const mark = randomUUID();
  // Signals are caught before the command starts, so that a signal right after the start does not end this process before its child.
  const signals = holdSignals();
  const guard = startGuard(mark);
  let release: (() => unknown) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasTimedOut = false;
  try {
    // A run inside another run has both marks.
    const child = startChild(file, args, { ...env, [markName]: `${env[markName] ?? ""} ${mark}`.trim() });
    const exited = once(child, "exit");
    if (child.pid === undefined) throw toStartError(file, await exited.catch((error: unknown) => error));
    const tree = createProcessTree(child.pid, mark);
    signals.forwardTo(tree, graceMs);
    guard.watch(child.pid);
    if (timeoutMs !== undefined) {
      timer = setTimeout(() => {
        hasTimedOut = signals.first() === undefined;
        signals.send("SIGTERM");
      }, timeoutMs);
    }
    // If this process fails, its children must not outlive it.
    process.on("exit", tree.kill);
    release = () => process.off("exit", tree.kill);
    // On Windows, `cmd.exe` starts batch files, and reports only afterwards that there is no such command.
    const [exitCode, signal] = await exited.catch((error: unknown) => {
      throw toStartError(file, error);
    });
    const leftBehind = await tree.end(Math.min(graceMs, 2_000));
    const end = { exitCode, signal, leftBehind };
    if (hasTimedOut && timeoutMs !== undefined) return { ...end, timedOutAfterMs: timeoutMs };
    const stoppedBy = signals.first();
    return stoppedBy === undefined ? end : { ...end, stoppedBy };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { exitCode: error.exitCode, signal: null, notStarted: error.message, leftBehind: false };
  } finally {
    clearTimeout(timer);
    guard.cancel();
    release?.();
    signals.stop();
  }
}

/** The variable that identifies processes of a run that have left its process group. */
const markName = "SHORTVIDEO_MOCK_RUN";

function startChild(file: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  try {
    return spawn(file, args, { env, stdio: "inherit", ...treeOptions });
  } catch (error) {
    throw toStartError(file, error);
  }
}

function toStartError(file: string, error: unknown): unknown {
  return error instanceof Error ? new StartError(file, error) : error;
}

/** npm and its `npx` forward signals that the terminal has sent to this process already. Within this time, two signals count as one. */
const sameSignalMs = 250;

/** Keeps signals from ending this process. */
function holdSignals() {
  let handler: ((signal: NodeJS.Signals) => void) | undefined;
  let first: NodeJS.Signals | undefined;
  let firstAtMs = 0;
  let killTimer: NodeJS.Timeout | undefined;
  const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const onSignal = (signal: NodeJS.Signals) => handler?.(signal);
  for (const name of names) process.on(name, onSignal);
  return {
    /** Forwards signals to a tree from now on. No earlier signal is lost: Node handles signals between tasks only. */
    forwardTo(tree: ProcessTree, graceMs: number): void {
      handler = (signal) => {
        if (first === undefined) {
          first = signal;
          firstAtMs = performance.now();
          tree.signal(signal);
        } else if (performance.now() - firstAtMs > sameSignalMs) return tree.kill();
        if (signal !== "SIGINT") killTimer ??= setTimeout(tree.kill, graceMs);
      };
    },
    /** Sends a signal to the tree as if this process had received it. */
    send: onSignal,
    /** Returns the first forwarded signal. */
    first: () => first,
    stop(): void {
      clearTimeout(killTimer);
      for (const name of names) process.off(name, onSignal);
    },
  };
}

/** Thrown when a command does not start. */
class StartError extends Error {
  /** As in a shell: 127 when the command was not found, 126 when it cannot be run. */
  readonly exitCode: 126 | 127;

  constructor(command: string, { code, message }: NodeJS.ErrnoException) {
    super(explain(command, code, message));
    this.exitCode = code === "ENOENT" ? 127 : 126;
  }
}

function explain(command: string, code: string | undefined, message: string): string {
  if (code === "ENOENT") {
    return `The command \`${command}\` was not found on the PATH, or its interpreter is missing.`;
  }
  if (code === "EACCES")
    return `The command \`${command}\` is a folder, or not executable. Make a file executable with \`chmod +x\`.`;
  return `The command \`${command}\` could not be started: ${message}`;
}

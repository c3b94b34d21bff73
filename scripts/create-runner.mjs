import { spawn } from "node:child_process";
import { findProgram } from "./find-program.mjs";
import { treeOptions, killTree } from "./kill-tree.mjs";

/** Signals that stop a run, with the exit codes of shells. */
const stopCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const onWindows = process.platform === "win32";

/** npm forwards a signal that the terminal has sent to all processes. Within this time, two signals count as one. */
const sameSignalMs = 250;

/**
 * Creates a runner. It runs programs one after another, and forwards a signal of this process to the running one. After a signal, it
 * starts no other program.
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export function createRunner({ cwd, env = process.env }) {
  /** @type {keyof typeof stopCodes | undefined} */
  let stoppedBy;
  let stoppedAtMs = 0;
  /** @type {((signal: NodeJS.Signals) => void) | undefined} */
  let forward;

  /** @param {keyof typeof stopCodes} signal */
  const stop = (signal) => {
    if (stoppedBy !== undefined && performance.now() - stoppedAtMs < sameSignalMs) return;
    stoppedBy ??= signal;
    stoppedAtMs = performance.now();
    forward?.(signal);
  };
  for (const name of /** @type {(keyof typeof stopCodes)[]} */ (Object.keys(stopCodes))) process.on(name, stop);

  return {
    /** Stops the run, as after this signal. */
    stop,
    /** Returns the exit code of a run that a signal stopped; `undefined` without a signal. */
    stopCode: () => stoppedBy && stopCodes[stoppedBy],

    /**
     * Runs a program of the workspace or on the PATH, until it ends. Returns its exit code.
     *
     * turbo runs in a separate session, so that it can end its tasks. Otherwise, a closed terminal would kill turbo first. A second
     * Ctrl-C would make turbo kill the tasks before they can clean up.
     * @param {string} program
     * @param {readonly string[]} args
     * @param {(chunk: string) => void} [onOutput] Receives the output. Default: the program prints to the output of this process.
     * @returns {Promise<number>}
     */
    run(program, args, onOutput) {
      if (stoppedBy) return Promise.resolve(stopCodes[stoppedBy]);
      const isTurbo = program === "turbo";
      const output = onOutput ? "pipe" : "inherit";
      const [file, ...given] = findProgram(cwd, program, { env });
      const child = spawn(file, [...given, ...args], {
        cwd,
        env,
        stdio: [isTurbo ? "ignore" : "inherit", output, output],
        ...(isTurbo ? treeOptions : {}),
      });
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onOutput ?? (() => {}));
      forward = (signal) => {
        if (!onWindows) child.kill(isTurbo ? "SIGTERM" : signal);
        // The console has sent Ctrl-C to all its processes. Any other signal would kill the program, but not its child processes.
        else if (signal !== "SIGINT") killTree(child.pid);
      };
      return new Promise((resolve) => {
        child.on("error", (error) => {
          console.error(`\`${program}\` did not start: ${error.message}`);
          resolve(1);
        });
        child.on("close", (code, signal) => {
          forward = undefined;
          // turbo ends with 0 after a signal.
          if (isTurbo && stoppedBy) resolve(stopCodes[stoppedBy]);
          else resolve(code ?? stopCodes[/** @type {keyof typeof stopCodes} */ (signal)] ?? 1);
        });
      });
    },
  };
}

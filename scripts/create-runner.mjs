import { spawn } from "node:child_process";
import { findProgram } from "./find-program.mjs";
import { asTree, killTree } from "./kill-tree.mjs";

/** Signals that stop a run, each with the exit code that shells give to it. */
const stopCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const onWindows = process.platform === "win32";

/** npm passes on a signal that the terminal has already sent to all of us. Within this time, two count as one. */
const sameSignalMs = 250;

/**
 * Creates a runner: it runs programs one after another, and ends the running one by a signal that comes for this process.
 * After a signal, it starts no other program.
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export function createRunner({ cwd, env = process.env }) {
  /** @type {keyof typeof stopCodes | undefined} */
  let stoppedBy;
  let stoppedAt = 0;
  /** @type {((signal: NodeJS.Signals) => void) | undefined} */
  let passOn;

  /** @param {keyof typeof stopCodes} signal */
  const stop = (signal) => {
    if (stoppedBy !== undefined && performance.now() - stoppedAt < sameSignalMs) return;
    stoppedBy ??= signal;
    stoppedAt = performance.now();
    passOn?.(signal);
  };
  for (const name of /** @type {(keyof typeof stopCodes)[]} */ (Object.keys(stopCodes))) process.on(name, stop);

  return {
    /** Stops the run as if this signal had come. */
    stop,
    /** Returns the exit code of a run that a signal stopped, `undefined` while none came. */
    stopCode: () => stoppedBy && stopCodes[stoppedBy],

    /**
     * Runs a program to its end: one of the workspace, or one on the PATH. Returns its exit code.
     *
     * turbo runs in a session of its own. It ends the tasks itself, but a closed terminal would kill it before it can, and a Ctrl-C
     * that reaches it twice makes it kill them before they can clean up.
     * @param {string} program
     * @param {readonly string[]} args
     * @param {(chunk: string) => void} [onOutput] Receives all that it prints. Default: it prints to our own output.
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
        ...(isTurbo ? asTree : {}),
      });
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onOutput ?? (() => {}));
      passOn = (signal) => {
        if (!onWindows) child.kill(isTurbo ? "SIGTERM" : signal);
        // The console has sent Ctrl-C to all its processes. Any other signal would kill the program and leave what it started.
        else if (signal !== "SIGINT") killTree(child.pid);
      };
      return new Promise((resolve) => {
        child.on("error", (error) => {
          console.error(`\`${program}\` did not start: ${error.message}`);
          resolve(1);
        });
        child.on("close", (code, signal) => {
          passOn = undefined;
          // turbo ends with 0 when a signal has stopped it.
          if (isTurbo && stoppedBy) resolve(stopCodes[stoppedBy]);
          else resolve(code ?? stopCodes[/** @type {keyof typeof stopCodes} */ (signal)] ?? 1);
        });
      });
    },
  };
}

import { constants } from "node:os";
import { ignoreOutputErrors } from "@shortvideo-api/document/start";
import { type Command, CommanderError } from "commander";

/** Exit code for a failure of the command itself: `EX_SOFTWARE` of sysexits. */
const failureExitCode = 70;

/** Runs a command with the arguments of the process. A usage error has exit code 2, a failure of the command itself 70. */
export async function runCommand(command: Command): Promise<void> {
  ignoreOutputErrors(failureExitCode);
  process.on("uncaughtException", (error) => {
    console.error(error);
    process.exit(failureExitCode);
  });
  for (const each of [command, ...command.commands]) each.exitOverride();
  try {
    await command.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      console.error(error);
      process.exitCode = failureExitCode;
      return;
    }
    // Commander has printed what was wrong, or its help.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * On the first SIGTERM, SIGINT or SIGHUP, calls `stop` and ends the process with the exit code that it returns. On a second signal,
 * ends the process at once.
 *
 * npm and `npx` forward a signal that the terminal has also sent to this process, so two signals within 250 ms count as one.
 *
 * The returned `stop` does what the first signal does. `ignore` leaves signals to the system. Neither has an effect while the process is
 * stopping.
 */
export function stopOnSignals(stop: () => Promise<number>): { readonly stop: () => void; readonly ignore: () => void } {
  let stoppingSince: number | undefined;
  const begin = () => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    void stop().then(async (exitCode) => {
      // The end of a process discards what a pipe has not taken yet.
      for (const stream of [process.stdout, process.stderr]) {
        await new Promise<void>((resolve) => stream.write("", () => resolve()));
      }
      process.exit(exitCode);
    });
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince === undefined) {
      begin();
    } else if (performance.now() - stoppingSince > 250) {
      process.exit(128 + constants.signals[signal]);
    }
  };
  for (const name of endings) process.on(name, onSignal);
  return {
    stop: begin,
    ignore() {
      if (stoppingSince !== undefined) return;
      for (const name of endings) process.off(name, onSignal);
    },
  };
}

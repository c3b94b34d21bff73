import { constants } from "node:os";

/**
 * On the first SIGTERM, SIGINT or SIGHUP, calls `stop` and ends the process with the exit code that it returns. On a second signal,
 * ends the process at once.
 *
 * npm and `npx` forward a signal that the terminal has also sent to this process, so two signals within 250 ms count as one.
 */
export function stopOnSignals(stop: () => Promise<number>): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      void stop().then((exitCode) => process.exit(exitCode));
    } else if (performance.now() - stoppingSince > 250) {
      process.exit(128 + constants.signals[signal]);
    }
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, onSignal);
}

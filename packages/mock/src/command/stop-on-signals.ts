import { constants } from "node:os";

/**
 * Ends the process by the first SIGTERM, SIGINT or SIGHUP once `stop` is done, with the exit code that it gives; by a second one at
 * once.
 *
 * What starts us (npm, npx) may hand on a signal that the terminal has sent us already: within a quarter of a second two
 * count as one.
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

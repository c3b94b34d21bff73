import { setImmediate as nextTurn } from "node:timers/promises";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs `work` to its end, even if the user presses Ctrl-C. The signal takes effect afterwards. */
export async function deferSignals<Result>(work: () => Promise<Result>): Promise<Result> {
  let caught: NodeJS.Signals | undefined;
  const remember = (signal: NodeJS.Signals): void => {
    caught ??= signal;
  };
  for (const signal of signals) process.on(signal, remember);
  try {
    return await work();
  } finally {
    // Node delivers a signal that arrived during synchronous work in the next turn of the event loop.
    await nextTurn();
    await nextTurn();
    for (const signal of signals) process.off(signal, remember);
    if (caught !== undefined) process.kill(process.pid, caught);
  }
}

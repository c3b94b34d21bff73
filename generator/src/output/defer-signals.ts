import { setImmediate as nextTurn } from "node:timers/promises";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs `work` to its end although the user presses Ctrl-C meanwhile; the signal then takes effect. */
export async function deferSignals<Result>(work: () => Promise<Result>): Promise<Result> {
  let caught: NodeJS.Signals | undefined;
  const remember = (signal: NodeJS.Signals): void => {
    caught ??= signal;
  };
  for (const signal of signals) process.on(signal, remember);
  try {
    return await work();
  } finally {
    // A signal that came during synchronous work is delivered when the event loop turns.
    await nextTurn();
    await nextTurn();
    for (const signal of signals) process.off(signal, remember);
    if (caught !== undefined) process.kill(process.pid, caught);
  }
}

import { setImmediate } from "node:timers/promises";
import type { Clock } from "../src/call/clock.js";
import type { Layer } from "../src/call/metadata.js";

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Returns the number of tasks that are due later. */
  pending(): number;
  /** Moves from task to task until the promise settles. Returns its result or its error. */
  settle<Value>(promise: Promise<Value>): Promise<{ value?: Value; error?: unknown }>;
}

/** Creates a clock that shows 0. By default, its random number is always 0.5. */
export function createFakeClock(random: () => number = () => 0.5): FakeClock {
  let nowMs = 0;
  const tasks = new Set<{ dueMs: number; run: () => void }>();
  return {
    now: () => nowMs,
    random,
    schedule(run, delayMs) {
      const task = { dueMs: nowMs + delayMs, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    pending: () => tasks.size,
    async settle(promise) {
      let outcome: Awaited<ReturnType<FakeClock["settle"]>> | undefined;
      const watched = promise.then(
        (value) => (outcome = { value }),
        (error: unknown) => (outcome = { error }),
      );
      for (;;) {
        await setImmediate();
        if (outcome) return watched;
        const [next] = [...tasks].sort((one, other) => one.dueMs - other.dueMs);
        if (next === undefined) throw new Error("The promise hangs: it waits for nothing that is due.");
        tasks.delete(next);
        nowMs = Math.max(nowMs, next.dueMs);
        next.run();
      }
    },
  };
}

/** Creates a layer that sets the clock of calls. It must precede the layers that read the clock. */
export function useClock(clock: Clock): Layer {
  return (next) => (call) => next({ ...call, clock });
}

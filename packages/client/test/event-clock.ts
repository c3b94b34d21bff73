import type { Clock } from "../src/call/clock.js";

/** A clock that stands still while a real connection is used. Short waits end at once. */
export interface EventClock extends Clock {
  /** The short waits so far, in milliseconds. */
  readonly waitsMs: readonly number[];
  /** Advances to the next event: a limit, or the end of a long wait. Throws an Error when nothing is due. */
  readonly advance: () => void;
}

/** A longer delay is a limit or a long wait, which only `advance` ends. */
const longestShortWaitMs = 5_000;

/** Creates a clock that shows 0 until it is advanced. */
export function createEventClock(): EventClock {
  let nowMs = 0;
  const waitsMs: number[] = [];
  const tasks = new Set<{ dueMs: number; run: () => void }>();
  return {
    waitsMs,
    now: () => nowMs,
    random: () => 0.5,
    schedule(run, delayMs) {
      if (delayMs <= longestShortWaitMs) {
        waitsMs.push(delayMs);
        const turn = setImmediate(run);
        return () => clearImmediate(turn);
      }
      const task = { dueMs: nowMs + delayMs, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    advance() {
      const [next] = [...tasks].toSorted((one, other) => one.dueMs - other.dueMs);
      if (next === undefined) throw new Error("Nothing is due.");
      tasks.delete(next);
      nowMs = next.dueMs;
      next.run();
    },
  };
}

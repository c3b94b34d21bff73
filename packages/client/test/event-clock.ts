import type { Clock } from "../src/clock.js";

/** Time that stands still while a real connection is at work. Short waits are over at once. */
export interface EventClock extends Clock {
  /** The short waits so far, in milliseconds. */
  readonly waits_ms: readonly number[];
  /** Goes on to what is due next: a limit, or the end of a long wait. Throws an Error when nothing is due. */
  readonly advance: () => void;
}

/** Anything due later is a limit or a long wait. */
const longestShortWait_ms = 5_000;

/** Makes a clock that shows 0 until it is advanced. */
export function createEventClock(): EventClock {
  let now_ms = 0;
  const waits_ms: number[] = [];
  const tasks = new Set<{ due_ms: number; run: () => void }>();
  return {
    waits_ms,
    now: () => now_ms,
    random: () => 0.5,
    schedule(run, delay_ms) {
      if (delay_ms <= longestShortWait_ms) {
        waits_ms.push(delay_ms);
        const turn = setImmediate(run);
        return () => clearImmediate(turn);
      }
      const task = { due_ms: now_ms + delay_ms, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    advance() {
      const [next] = [...tasks].toSorted((one, other) => one.due_ms - other.due_ms);
      if (next === undefined) throw new Error("Nothing is due.");
      tasks.delete(next);
      now_ms = next.due_ms;
      next.run();
    },
  };
}

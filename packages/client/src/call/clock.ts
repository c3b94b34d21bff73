/** Time and chance, which tests replace. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** At least 0 and less than 1. */
  random(): number;
  /** Runs `task` once, after a delay in milliseconds. Returns the function that cancels it. */
  schedule(task: () => void, delayMs: number): () => void;
}

// Runtimes treat a longer delay as none: https://html.spec.whatwg.org/#timer-initialisation-steps
const longestDelayMs = 2 ** 31 - 1;

/** Time and chance of the runtime. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  schedule(task, delayMs) {
    // Node warns about negative delays.
    const timer = setTimeout(task, Math.max(0, Math.min(delayMs, longestDelayMs)));
    return () => clearTimeout(timer);
  },
};

/** Time and random numbers, which tests replace. */
export interface Clock {
  /** Returns the milliseconds since the epoch. */
  now(): number;
  /** Returns a number of at least 0 and less than 1. */
  random(): number;
  /** Runs `task` once, after a delay in milliseconds. Returns the function that cancels it. */
  schedule(task: () => void, delayMs: number): () => void;
}

// Runtimes treat a longer delay as no delay: https://html.spec.whatwg.org/#timer-initialisation-steps
const longestDelayMs = 2 ** 31 - 1;

/** Time and random numbers of the runtime. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  schedule(task, delayMs) {
    // Node warns about negative delays.
    const timer = setTimeout(task, Math.max(0, Math.min(delayMs, longestDelayMs)));
    return () => clearTimeout(timer);
  },
};

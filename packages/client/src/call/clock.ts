/** All that the client knows of time and chance, so that a test can stand in for both. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** At least 0 and less than 1. */
  random(): number;
  /** Runs `task` once, after so many milliseconds. Gives the function that calls it off. */
  schedule(task: () => void, delayMs: number): () => void;
}

// Runtimes take a longer delay for none: https://html.spec.whatwg.org/#timer-initialisation-steps
const longestDelayMs = 2 ** 31 - 1;

/** The runtime's own time and chance. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  schedule(task, delayMs) {
    // Node warns of a negative delay: of a time that is over.
    const timer = setTimeout(task, Math.max(0, Math.min(delayMs, longestDelayMs)));
    return () => clearTimeout(timer);
  },
};

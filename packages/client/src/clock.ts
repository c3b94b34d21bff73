/** All that the client knows of time and chance, so that a test can stand in for both. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** At least 0 and less than 1. */
  random(): number;
  /** Runs `task` once, after so many milliseconds. Gives the function that calls it off. */
  schedule(task: () => void, delay_ms: number): () => void;
}

// Runtimes take a longer delay for none: https://html.spec.whatwg.org/#timer-initialisation-steps
const longestDelay_ms = 2 ** 31 - 1;

/** The runtime's own time and chance. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  schedule(task, delay_ms) {
    // Node warns of a negative delay: of a time that is over.
    const timer = setTimeout(task, Math.max(0, Math.min(delay_ms, longestDelay_ms)));
    return () => clearTimeout(timer);
  },
};

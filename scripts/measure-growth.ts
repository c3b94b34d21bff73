/**
 * Measures the growth of the CPU time for ten times the input. Returns 10 if the time is proportional to the input, and 100 if it is
 * proportional to the square of the input.
 */
export function measureGrowth(work: (size: number) => () => unknown, size: number): number {
  return compareCosts(work(10 * size), work(size));
}

/**
 * Measures the CPU time of `run` as a multiple of the CPU time of `other`.
 *
 * Both run seven times in turn, and the fastest run of each counts, so that the load and the speed of the machine hardly matter.
 */
export function compareCosts(run: () => unknown, other: () => unknown): number {
  const timesUs: number[] = [];
  const otherTimesUs: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    timesUs.push(measureUs(run));
    otherTimesUs.push(measureUs(other));
  }
  // A time below one microsecond is measured as 0.
  return Math.min(...timesUs) / Math.max(1, Math.min(...otherTimesUs));
}

/** Returns the CPU time of a function in microseconds. */
function measureUs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

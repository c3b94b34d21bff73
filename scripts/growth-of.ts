/**
 * Measures the growth of the CPU time for ten times the input: 10 if the time is proportional to the input, 100 if it is proportional to
 * the square.
 */
export function growthOf(work: (size: number) => () => unknown, size: number): number {
  return compareCosts(work(10 * size), work(size));
}

/**
 * Measures the CPU time of a function as a multiple of that of `other`.
 *
 * They run in turn, and the cheapest run of each counts, so that the load and the speed of the machine hardly matter.
 */
export function compareCosts(run: () => unknown, other: () => unknown): number {
  const [times_us, otherTimes_us]: [number[], number[]] = [[], []];
  for (let round = 0; round < 7; round += 1) {
    times_us.push(measure(run));
    otherTimes_us.push(measure(other));
  }
  // A time below one microsecond is measured as 0.
  return Math.min(...times_us) / Math.max(1, Math.min(...otherTimes_us));
}

function measure(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

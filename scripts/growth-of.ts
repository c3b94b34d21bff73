/**
 * Measures how much more CPU time something takes on ten times as much: 10 times as much where it is in proportion, 100 times
 * where it is in proportion to the square.
 */
export function growthOf(work: (size: number) => () => unknown, size: number): number {
  return compareCosts(work(10 * size), work(size));
}

/**
 * Measures how many times the CPU time of `other` something takes.
 *
 * The two take turns and the cheapest run of each counts, so that a busy machine changes little and a slow one nothing.
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

/**
 * How many times the CPU time something takes on ten times as much: 10 where it is in proportion, 100 where it is in
 * proportion to the square. Of several tries the cheapest counts, so that a busy machine changes little.
 */
export function growthOf(work: (size: number) => () => unknown, size: number): number {
  return cheapest(work(10 * size)) / cheapest(work(size));
}

function cheapest(run: () => unknown): number {
  const times_us = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times_us);
}

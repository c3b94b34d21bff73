/**
 * How many times as long something takes on four times as much: 4 where it takes time in proportion, 16 where it is in
 * proportion to the square. Of several tries the quickest counts, so that a busy machine changes little.
 */
export function growthOf(work: (size: number) => () => unknown, size: number): number {
  return quickest(work(4 * size)) / quickest(work(size));
}

function quickest(run: () => unknown): number {
  const times_ms = Array.from({ length: 5 }, () => {
    const start_ms = performance.now();
    run();
    return performance.now() - start_ms;
  });
  return Math.min(...times_ms);
}

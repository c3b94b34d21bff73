/** Number of latest values that a memory always knows. It stores at most three times as many values. */
export const capacity = 10_000;

/** The sample keeps one value in n. Among `patience` times n new values, it keeps none with a chance below e^-64. */
const patience = 64;

/** A set of digests in bounded space. It forgets some of the older ones. */
export interface Memory {
  /** Adds a value. Returns `true` if the memory knew it, and `false` if it is new or forgotten. */
  add: (value: number) => boolean;
  /** Returns `true` when so many values in a row added nothing to the sample that the values must repeat. */
  isStale: () => boolean;
}

/**
 * Creates a memory of the latest {@link capacity} values and of a sample of all values. The latest values reveal short loops at once;
 * the sample reveals loops of any length.
 *
 * The sample keeps one value in n, chosen by the digests themselves, and doubles n when it is full. A list with new items
 * keeps adding to the sample; a loop never does.
 */
export function createMemory(): Memory {
  let latest = new Set<number>();
  let older = new Set<number>();
  const sample = new Set<number>();
  let interval = 1;
  let sinceNew = 0;
  return {
    add(value) {
      const isSampled = sample.has(value);
      const isKnown = isSampled || latest.has(value) || older.has(value);
      latest.add(value);
      if (latest.size >= capacity) [older, latest] = [latest, new Set()];
      sinceNew += 1;
      if (!isSampled && value % interval === 0) {
        sample.add(value);
        sinceNew = 0;
      }
      if (sample.size > capacity) {
        interval *= 2;
        for (const sampled of sample) if (sampled % interval !== 0) sample.delete(sampled);
      }
      return isKnown;
    },
    isStale: () => interval > 1 && sinceNew > patience * interval,
  };
}

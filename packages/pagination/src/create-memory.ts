/** Number of latest values that a memory surely knows. It stores three times as many at most. */
export const capacity = 10_000;

/** A sample keeps one value in n. With a chance below e^-64, a list with new items adds no value to it for this many times n values. */
const patience = 64;

/** Remembers digests in bounded space. */
export interface Memory {
  /** Adds a value. Returns `true` if the memory knew it, and `false` if it is new or forgotten. */
  add: (value: number) => boolean;
  /** Returns `true` when so many known values came in a row that no new one can be left. */
  isStale: () => boolean;
}

/**
 * Creates a memory of the latest {@link capacity} values and of a sample of all values. The first finds short loops at once, the
 * second ends loops of any length.
 *
 * The sample keeps one value in n, chosen by the digests themselves, and doubles n when it is full. A list with new items
 * keeps adding to the sample; a loop never does.
 */
export function createMemory(): Memory {
  let latest = new Set<number>();
  let older = new Set<number>();
  const sample = new Set<number>();
  let share = 1;
  let sinceNew = 0;
  return {
    add(value) {
      const isSampled = sample.has(value);
      const isKnown = isSampled || latest.has(value) || older.has(value);
      latest.add(value);
      if (latest.size >= capacity) [older, latest] = [latest, new Set()];
      sinceNew += 1;
      if (!isSampled && value % share === 0) {
        sample.add(value);
        sinceNew = 0;
      }
      if (sample.size > capacity) {
        share *= 2;
        for (const each of sample) if (each % share !== 0) sample.delete(each);
      }
      return isKnown;
    },
    isStale: () => share > 1 && sinceNew > patience * share,
  };
}

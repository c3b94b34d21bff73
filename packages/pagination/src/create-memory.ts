/** Values that a memory knows for certain, counted from the latest; it holds three times as many at most. */
export const capacity = 10_000;

/** A list of which one value in n is remembered goes so many times n values without a new one by a chance below e^-64. */
const patience = 64;

/** Remembers digests of what a walk met, in bounded space. */
export interface Memory {
  /** Meets a value; returns `true` if it was met before. `false` may also mean that it was forgotten. */
  meet: (value: number) => boolean;
  /** Returns `true` when nothing new was met for so long that nothing new can be left, though most was forgotten. */
  isStale: () => boolean;
}

/**
 * Creates a memory of the latest {@link capacity} values, so that short circles are found at once, and of a sample of all
 * values, so that circles of any length end.
 *
 * The sample keeps one value in n, as the digests themselves decide, and doubles n when it is full. A list that still has
 * new items adds to the sample again and again; a circle never does.
 */
export function createMemory(): Memory {
  let latest = new Set<number>();
  let older = new Set<number>();
  const sample = new Set<number>();
  let share = 1;
  let sinceNew = 0;
  return {
    meet(value) {
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

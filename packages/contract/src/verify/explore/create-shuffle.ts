/** Returns a copy of the list in another order. */
export type Shuffle = <Item>(items: readonly Item[]) => Item[];

/** Creates a function whose orders look random and depend only on a seed, an integer from 0 to 2^32 - 1 (mulberry32). */
export function createShuffle(seed: number): Shuffle {
  let state = seed >>> 0;
  /** Returns an integer from 0 to `below` - 1. */
  const integer = (below: number): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  return (items) => {
    const shuffled = [...items];
    for (let index = shuffled.length - 1; index > 0; index -= 1) {
      const other = integer(index + 1);
      const [one, two] = [shuffled[index], shuffled[other]];
      if (one !== undefined && two !== undefined) [shuffled[index], shuffled[other]] = [two, one];
    }
    return shuffled;
  };
}

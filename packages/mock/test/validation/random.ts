/** Random choices, the same for the same seed. */
export interface Random {
  /** Returns an integer from 0 to `count` - 1. */
  below(count: number): number;
  /** Returns `true` with a probability of 1 in `times`. */
  oneIn(times: number): boolean;
  /** Returns one of the items. Throws if none exists. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates random choices with Mulberry32, which is small, fast, and uniform enough for tests. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  };
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("`pick` needs at least one item.");
      return item;
    },
  };
}

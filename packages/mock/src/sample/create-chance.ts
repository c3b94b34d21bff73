/** Draws a whole number from 0 to below `count`. */
export type Chance = (count: number) => number;

/** Creates a source of numbers that are the same for the same seed. https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function createChance(seed: number): Chance {
  let state = seed | 0;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

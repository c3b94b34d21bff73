/** One value for each factor, by its index in the list of the factor. */
export type Combination = readonly number[];

/** The most combinations of one operation. */
const mostCombinations = 60;

/**
 * Combines the values of several factors so that each pair of values of two factors occurs at least once. `sizes` are the numbers of
 * values of the factors. Stops at 60 combinations.
 */
export function combinePairs(sizes: readonly number[], shuffle: Shuffle): Combination[] {
  const open = new Set<string>();
  for (const [one, values] of sizes.entries()) {
    for (let other = one + 1; other < sizes.length; other += 1) {
      for (let value = 0; value < values; value += 1) {
        for (let second = 0; second < (sizes[other] ?? 0); second += 1) open.add(toPair(one, value, other, second));
      }
    }
  }
  const combinations: Combination[] = [];
  while (open.size > 0 && combinations.length < mostCombinations) {
    const combination = addCombination(sizes, open, shuffle);
    combinations.push(combination);
    for (const pair of listPairs(combination)) open.delete(pair);
  }
  return combinations;
}

/** Creates a combination that contains the first open pair, and as many others as a greedy choice finds. */
function addCombination(sizes: readonly number[], open: ReadonlySet<string>, shuffle: Shuffle): Combination {
  const [first = ""] = open;
  const [one = 0, value = 0, other = 0, second = 0] = first.split(" ").map(Number);
  const chosen = new Map([
    [one, value],
    [other, second],
  ]);
  for (const factor of shuffle([...sizes.keys()])) {
    if (chosen.has(factor)) continue;
    const gains = Array.from({ length: sizes[factor] ?? 1 }, (_, candidate) => ({
      candidate,
      gain: [...chosen].filter(([index, each]) => open.has(toPair(index, each, factor, candidate))).length,
    }));
    const [best] = shuffle(gains).sort((left, right) => right.gain - left.gain);
    chosen.set(factor, best?.candidate ?? 0);
  }
  return sizes.map((_, factor) => chosen.get(factor) ?? 0);
}

function listPairs(combination: Combination): string[] {
  return combination.flatMap((value, one) =>
    combination.flatMap((second, other) => (other > one ? [toPair(one, value, other, second)] : [])),
  );
}

/** Names a pair. The factor with the lower index comes first. */
function toPair(one: number, value: number, other: number, second: number): string {
  return one < other ? `${one} ${value} ${other} ${second}` : `${other} ${second} ${one} ${value}`;
}

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

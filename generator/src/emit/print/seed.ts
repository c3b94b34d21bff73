/** The seed of a value: `scale * seed + offset` of the function around it; a plain number where `scale` is 0. */
export interface Seed {
  scale: number;
  offset: number;
}

/** The seed that a factory was given. */
export const givenSeed: Seed = { scale: 1, offset: 0 };
/** The seed of what is made once. */
export const firstSeed: Seed = { scale: 0, offset: 0 };

/** The seed of one of so many items of a list. */
export function seedOfItem({ scale, offset }: Seed, size: number, index: number): Seed {
  return { scale: scale * size, offset: offset * size + index };
}

/** The seed of the list that has so many items, of one of which this is the seed. */
export function seedOfList({ scale, offset }: Seed, size: number): Seed {
  return { scale: scale / size, offset: Math.floor(offset / size) };
}

/** Prints a seed as an expression, as often as `step` says. */
export function printSeed({ scale, offset }: Seed, step = 1): string {
  const [factor, sum] = [scale * step, offset * step];
  if (factor === 0) return String(sum);
  const product = factor === 1 ? "seed" : factor === -1 ? "-seed" : `seed * ${factor}`;
  if (sum === 0) return product;
  return sum > 0 ? `${product} + ${sum}` : `${product} - ${-sum}`;
}

import type { FindSample } from "./sample-value.ts";
import type { Sample } from "./sample.ts";

/** The most parts that the values of a plan have. A document can require more of them than there are atoms. */
export const HEAVIEST = 20_000;

const weights = new WeakMap<Sample, number>();
const prints = new WeakMap<Sample, number>();
const depths = new WeakMap<Sample, number>();
const picks = new WeakMap<Sample, number>();

/** The number of parts in the values of a plan, those of its factories included. */
export function weighSample(sample: Sample, find: FindSample): number {
  const known = weights.get(sample);
  if (known !== undefined) return known;
  const made = sample.kind === "factory" ? find(sample.schema) : undefined;
  const parts = made ? [made] : partsOf(sample);
  const weight = parts.reduce((sum, part) => sum + weighSample(part, find), 1);
  weights.set(sample, weight);
  return weight;
}

/** How many parts a plan has where it is printed. */
export function measurePrint(sample: Sample): number {
  const known = prints.get(sample);
  if (known !== undefined) return known;
  const print = partsOf(sample).reduce((sum, part) => sum + measurePrint(part), 1);
  prints.set(sample, print);
  return print;
}

/** How deep a plan is nested where it is printed. */
export function measureDepth(sample: Sample): number {
  const known = depths.get(sample);
  if (known !== undefined) return known;
  const depth = 1 + Math.max(0, ...partsOf(sample).map(measureDepth));
  depths.set(sample, depth);
  return depth;
}

/** How many seeds, from 0 on, lead to every value of each pick in a plan, one at least. */
export function countPicked(sample: Sample, find: FindSample): number {
  const known = picks.get(sample);
  if (known !== undefined) return known;
  // Where the plan leads back to itself, it adds nothing.
  picks.set(sample, 1);
  const made = sample.kind === "factory" ? find(sample.schema) : undefined;
  const own = sample.kind === "pick" ? sample.values.length : 1;
  const picked = Math.max(own, ...(made ? [made] : partsOf(sample)).map((part) => countPicked(part, find)));
  picks.set(sample, picked);
  return picked;
}

function partsOf(sample: Sample): readonly Sample[] {
  switch (sample.kind) {
    case "object":
      return sample.fields.map((field) => field.sample);
    case "array":
      return sample.items;
    case "json":
    case "seeded":
    case "shared":
    case "irregular":
      return [sample.of];
    case "with":
      return [sample.base, ...sample.set.map((setting) => setting.sample)];
    default:
      return [];
  }
}

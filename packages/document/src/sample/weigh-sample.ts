import type { FindSample } from "./sample-value.ts";
import type { Sample } from "./sample.ts";

/** The most parts of a value of a plan. A document can require more parts than fit into memory. */
export const mostSampleParts = 20_000;

const weights = new WeakMap<Sample, number>();
const prints = new WeakMap<Sample, number>();
const depths = new WeakMap<Sample, number>();
const picks = new WeakMap<Sample, number>();

/** Counts the parts of a value of a plan, including those of its factories. */
export function weighSample(sample: Sample, find: FindSample): number {
  if (!composed.has(sample.kind)) return 1;
  const known = weights.get(sample);
  if (known !== undefined) return known;
  const factoryPlan = sample.kind === "factory" ? find(sample.schema) : undefined;
  const parts = factoryPlan ? [factoryPlan] : listParts(sample);
  const weight = parts.reduce((sum, part) => sum + weighSample(part, find), 1);
  weights.set(sample, weight);
  return weight;
}

/** Counts the parts of a plan in printed code, without those of its factories. */
export function measurePrint(sample: Sample): number {
  if (!composed.has(sample.kind)) return 1;
  const known = prints.get(sample);
  if (known !== undefined) return known;
  const print = listParts(sample).reduce((sum, part) => sum + measurePrint(part), 1);
  prints.set(sample, print);
  return print;
}

/** Counts the levels of a plan in printed code, without those of its factories. */
export function measureDepth(sample: Sample): number {
  if (!composed.has(sample.kind)) return 1;
  const known = depths.get(sample);
  if (known !== undefined) return known;
  let depth = 1;
  for (const part of listParts(sample)) depth = Math.max(depth, 1 + measureDepth(part));
  depths.set(sample, depth);
  return depth;
}

/** Counts the seeds, from 0 on, that lead to every value of each `pick` in a plan. Returns at least 1. */
export function countPicked(sample: Sample, find: FindSample): number {
  const known = picks.get(sample);
  if (known !== undefined) return known;
  // A plan that leads back to itself adds no seeds.
  picks.set(sample, 1);
  const factoryPlan = sample.kind === "factory" ? find(sample.schema) : undefined;
  const own = sample.kind === "pick" ? sample.values.length : 1;
  const picked = Math.max(
    own,
    ...(factoryPlan ? [factoryPlan] : listParts(sample)).map((part) => countPicked(part, find)),
  );
  picks.set(sample, picked);
  return picked;
}

/** The kinds of plans with parts. Most plans have none. */
const composed: ReadonlySet<Sample["kind"]> = new Set([
  "object",
  "array",
  "json",
  "seeded",
  "shared",
  "irregular",
  "with",
  "factory",
]);

function listParts(sample: Sample): readonly Sample[] {
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

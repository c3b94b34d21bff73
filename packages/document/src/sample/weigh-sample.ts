import type { FindSample } from "./sample-value.ts";
import type { Sample } from "./sample.ts";

/** The most parts of a value of a plan. A document can require more parts than fit into memory. */
export const mostSampleParts = 20_000;

const picks = new WeakMap<Sample, number>();

/** Counts the parts of a value of a plan, including those of its factories. */
export const weighSample: (sample: Sample, find: FindSample) => number = createMeasure(countAll);

/** Counts the parts of a plan in printed code, without those of its factories. */
export const measurePrint: (sample: Sample) => number = createMeasure(countAll);

/** Counts the levels of a plan in printed code, without those of its factories. */
export const measureDepth: (sample: Sample) => number = createMeasure((inner) =>
  inner.reduce((depth, part) => Math.max(depth, 1 + part), 1),
);

function countAll(inner: readonly number[]): number {
  return inner.reduce((sum, part) => sum + part, 1);
}

/** Creates a measure of plans, which combines the measures of their parts. A plan without parts measures 1. Measures each plan once. */
function createMeasure(combine: (inner: readonly number[]) => number): (sample: Sample, find?: FindSample) => number {
  const known = new WeakMap<Sample, number>();
  return function measure(sample, find): number {
    if (!composed.has(sample.kind)) return 1;
    const found = known.get(sample) ?? combine(listInner(sample, find).map((part) => measure(part, find)));
    known.set(sample, found);
    return found;
  };
}

/** Counts the seeds, from 0 on, that lead to every value of each `pick` in a plan. Returns at least 1. */
export function countPicked(sample: Sample, find: FindSample): number {
  const known = picks.get(sample);
  if (known !== undefined) return known;
  // A plan that leads back to itself adds no seeds.
  picks.set(sample, 1);
  const own = sample.kind === "pick" ? sample.values.length : 1;
  const picked = Math.max(own, ...listInner(sample, find).map((part) => countPicked(part, find)));
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

/** Lists the parts of a plan. Those of a factory are its plan, if `find` returns it. */
function listInner(sample: Sample, find?: FindSample): readonly Sample[] {
  const factoryPlan = sample.kind === "factory" ? find?.(sample.schema) : undefined;
  return factoryPlan ? [factoryPlan] : listParts(sample);
}

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

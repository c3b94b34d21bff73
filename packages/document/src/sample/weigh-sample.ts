import type { FindSample, Sample } from "./sample.ts";

/** The most parts of a value of a plan. A document can require more parts than fit into memory. */
export const mostSampleParts = 20_000;

/** Counts the parts of a value of a plan, including those of its factories. */
export const weighSample: (sample: Sample, find: FindSample) => number = createMeasure(countAll);

/** Counts the parts of a plan in printed code, without those of its factories. */
export const measurePrint: (sample: Sample) => number = createMeasure(countAll);

/** Counts the levels of a plan in printed code, without those of its factories. */
export const measureDepth: (sample: Sample) => number = createMeasure((inner) =>
  inner.reduce((depth, part) => Math.max(depth, 1 + part), 1),
);

/** Counts the seeds, from 0 on, that lead to every value of each `pick` in a plan. */
export const countPicked: (sample: Sample, find: FindSample) => number = createMeasure((inner, sample) =>
  Math.max(sample.kind === "pick" ? sample.values.length : 1, ...inner),
);

function countAll(inner: readonly number[]): number {
  return inner.reduce((sum, part) => sum + part, 1);
}

/** Creates a measure of plans, which combines the measures of their parts. Measures each plan with parts once. */
function createMeasure(
  combine: (inner: readonly number[], sample: Sample) => number,
): (sample: Sample, find?: FindSample) => number {
  const known = new WeakMap<Sample, number>();
  return function measure(sample, find): number {
    if (!composed.has(sample.kind)) return combine([], sample);
    let found = known.get(sample);
    if (found === undefined) {
      // A plan that leads back to itself adds nothing.
      known.set(sample, 1);
      found = combine(
        listInner(sample, find).map((part) => measure(part, find)),
        sample,
      );
      known.set(sample, found);
    }
    return found;
  };
}

/** Whether each plan varies, as found before. */
let variations = new WeakMap<Sample, boolean>();

/** Clears the stored results of {@link varies}. To be called when the plan of a factory is replaced. */
export function forgetVariation(): void {
  variations = new WeakMap();
}

/** Returns `true` when seeds lead to different values. */
export function varies(sample: Sample, find: FindSample): boolean {
  const stored = variations.get(sample);
  if (stored !== undefined) return stored;
  const isOpen = !unvarying.has(sample.kind);
  const result = isOpen && (!composed.has(sample.kind) || listInner(sample, find).some((part) => varies(part, find)));
  variations.set(sample, result);
  return result;
}

/** The kinds of plans with one value. The value of a sibling is that of its own plan. */
const unvarying: ReadonlySet<Sample["kind"]> = new Set(["literal", "bytes", "seeded", "same", "rounded"]);

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

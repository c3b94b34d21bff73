import type { Sample } from "./sample.ts";

/** Each plan, and behind it the same with fewer values, where its schema may ask that they go together. */
export function* steadied(candidates: Iterable<Sample>): Generator<Sample> {
  for (const candidate of candidates) {
    yield candidate;
    const steady = steadySample(candidate);
    if (steady !== candidate) yield steady;
  }
}

/**
 * A plan whose own booleans are the same under every seed, and whose own texts are those that the generator predicts. Values of
 * factories do not change.
 */
export function steadySample(sample: Sample): Sample {
  switch (sample.kind) {
    case "pick": {
      const [first = null] = sample.values;
      return typeof first === "boolean" ? { kind: "literal", value: first } : sample;
    }
    case "text":
      return { kind: "literal", value: sample.value };
    case "token":
      return { kind: "literal", value: `${sample.before}${sample.base}${sample.after}` };
    case "object": {
      const fields = sample.fields.map((field) => ({ ...field, sample: steadySample(field.sample) }));
      return fields.every((field, index) => field.sample === sample.fields[index]?.sample)
        ? sample
        : { ...sample, fields };
    }
    default:
      return sample;
  }
}

import type { Sample } from "./sample.ts";

/**
 * Returns a plan whose booleans are the same for every seed, and whose texts are those that the generator predicts. Does not change the
 * plans of factories.
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

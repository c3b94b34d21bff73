import type { Sample } from "./sample.ts";
import { spellOut } from "./widen-sample.ts";

/** A field, by the names that lead to it, and what it is set to. */
export interface Setting {
  path: readonly string[];
  sample: Sample;
}

/** A plan with some of its fields set otherwise. */
export function overrideSample(sample: Sample, settings: readonly Setting[]): Sample {
  const whole = settings.find(({ path }) => path.length === 0);
  if (whole) return whole.sample;
  if (settings.length === 0) return sample;
  switch (sample.kind) {
    case "factory":
      return { kind: "with", base: sample, set: settings };
    case "with":
      return { ...sample, set: [...sample.set, ...settings] };
    case "object":
      return overrideFields(sample, settings);
    case "literal":
      return overrideSample(spellOut(sample.value), settings);
    case "irregular":
      return { kind: "irregular", of: overrideSample(sample.of, settings) };
    default:
      return overrideFields({ kind: "object", fields: [] }, settings);
  }
}

function overrideFields(sample: Extract<Sample, { kind: "object" }>, settings: readonly Setting[]): Sample {
  const present = new Map(sample.fields.map((field) => [field.name, field.sample]));
  for (const name of new Set(settings.map(({ path: [first = ""] }) => first))) {
    const own = settings.filter(({ path: [first] }) => first === name);
    const inner = own.map(({ path: [, ...rest], sample: set }): Setting => ({ path: rest, sample: set }));
    present.set(name, overrideSample(present.get(name) ?? { kind: "object", fields: [] }, inner));
  }
  const fields = [...present].map(([name, field]) => ({ name, sample: field }));
  return { kind: "object", fields: fields.filter((field) => field.sample.kind !== "absent") };
}

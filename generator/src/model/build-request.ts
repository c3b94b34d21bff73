import type { Samples } from "./build-sample.ts";
import type { Sample } from "./sample.ts";
import type { Schema } from "./schema.ts";
import { steadySample } from "./steady-sample.ts";

/** A parameter or a body, as far as an example call needs to know. */
export interface Requested {
  /** Key in the params object. */
  name: string;
  required: boolean;
  schema: Schema;
  /** Whole values that the document gives beside the schema. */
  examples: readonly unknown[];
}

/** What stands for a value where the schema admits none. */
const nothing: Sample = { kind: "irregular", of: { kind: "literal", value: null } };

/** Plans the params of an example call: what is required, and the first of each group of which one is. */
export function buildRequest(
  samples: Samples,
  requested: readonly Requested[],
  exactlyOneOf: readonly (readonly string[])[],
): Sample {
  const chosen = new Set(exactlyOneOf.map(([first]) => first));
  const fields = requested
    .filter(({ name, required }) => required || chosen.has(name))
    .map(({ name, schema, examples }) => ({
      name,
      sample: steadySample(samples.of(schema, examples, name) ?? nothing),
    }));
  return { kind: "object", fields };
}

import type { Samples } from "./build-sample.ts";
import type { Fixture, Pagination, PathStep } from "./model.ts";
import type { Schema } from "./schema.ts";

/** What an operation answers, as far as fixtures need to know. */
export interface Answered {
  schema: Schema;
  /** Whole bodies that the document gives beside the schema, in its order. */
  examples: readonly unknown[];
  pagination: (Pagination & { total?: readonly PathStep[] | undefined }) | undefined;
}

/** Plans the complete answers of an operation: linked pages of a list, else one example. */
export function buildFixtures(samples: Samples, answered: Answered): Fixture[] {
  const sample = samples.of(answered.schema, answered.examples);
  return sample ? [{ name: "example", doc: "A complete answer.", sample }] : [];
}

import { buildPages } from "./build-pages.ts";
import type { Samples } from "./build-sample.ts";
import type { Fixture, Makings, Pagination } from "./model.ts";
import type { Schema } from "./schema.ts";

/** What an operation answers, as far as fixtures need to know. */
export interface Answered {
  schema: Schema;
  /** Whole bodies that the document gives beside the schema, in its order. */
  examples: readonly unknown[];
  pagination: Pagination | undefined;
}

/** Plans the complete answers of an operation: linked pages of a list, else one example. */
export function buildFixtures(samples: Samples, { schema, examples, pagination }: Answered): Fixture[] {
  const pages = pagination ? buildPages(samples, schema, pagination) : [];
  if (pages.length > 0) return pages;
  const sample = samples.of(schema, examples);
  return sample ? [{ name: "example", doc: "A complete answer.", sample }] : [];
}

/** Plans what answers of any seed, and lists of any length, are made of. */
export function buildMakings(samples: Samples, { schema, pagination }: Answered): Makings {
  const item = pagination && samples.at(schema, [...pagination.items.map(({ name }) => name), "[]"]);
  return { answer: samples.of(schema), item: item === undefined ? undefined : samples.of(item) };
}

import type { Sample, Samples } from "@shortvideo-api/document/sample/source";

const sample: Sample = { kind: "object", fields: [] };

/** Stands for the schema samples of a document that are never read. Each schema has the same one. */
export const noSamples: Samples = {
  named: () => sample,
  byAlias: () => sample,
  replace: () => {},
  isVerified: () => true,
  isEndless: () => false,
  of: () => sample,
  ofBody: () => sample,
  at: () => undefined,
  admits: () => true,
  correct: (_, value) => value,
  draft: () => null,
  fit: (given) => given,
};

import { buildSamples, type Sample, type Samples, type SchemaScope } from "@shortvideo-api/document/sample/source";
import { fitSample } from "./fit-sample.ts";
import { readShapes } from "./read-shapes.ts";

/** Builds schema samples for a document. Their printed values type-check. */
export function buildTypedSamples(scope: SchemaScope): Samples {
  const types = { scope, shapes: readShapes(scope.schemas) };
  return buildSamples(scope, {
    fit: (sample, schema) => fitSample(types, sample, types.shapes.of(schema)),
    fitNamed: (sample, key) => fitSample(types, sample, types.shapes.at(key)),
  });
}

const anySample: Sample = { kind: "object", fields: [] };

/** Stands for the schema samples of a document that are never read. Each schema has the same one. */
export const noSamples: Samples = {
  named: () => anySample,
  byAlias: () => anySample,
  replace: () => {},
  isVerified: () => true,
  isEndless: () => false,
  of: () => anySample,
  ofBody: () => anySample,
  at: () => undefined,
  admits: () => true,
  correct: (_, value) => value,
  draft: () => null,
  fit: (given) => given,
};

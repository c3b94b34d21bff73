import { buildSamples, type Samples, type SchemaScope } from "@shortvideo-api/document/sample/source";
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

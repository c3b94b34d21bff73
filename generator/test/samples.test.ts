import { fileURLToPath } from "node:url";
import { loadDocument } from "@shortvideo-api/document/source";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildExacts,
  buildSamples,
  readSampleValue,
  type Samples,
  type Schema,
  type SchemaScope,
} from "@shortvideo-api/document/sample/source";
import { inCI } from "../../scripts/in-ci.ts";
import { schemas } from "./arbitrary-schema.ts";
import { openValidator, seeds, toWire } from "./open-validator.ts";

// The values of schema samples must match their schemas: an independent validator checks them.

function createScope(components: Readonly<Record<string, Schema>>): SchemaScope {
  return { schemas: components, aliases: new Map(Object.keys(components).map((key) => [key, key])) };
}

/** Returns the validation errors of the values of all component schemas, for all seeds. */
function findErrors(scope: SchemaScope, samples: Samples): string[] {
  const exacts = buildExacts(scope);
  const validate = openValidator(scope.schemas);
  return Object.entries(scope.schemas).flatMap(([key, schema]) => {
    const sample = samples.named(key);
    if (!sample || !samples.isVerified(key)) return [];
    return seeds.flatMap((seed) => {
      const value = toWire(readSampleValue(sample, seed, samples.byAlias), exacts.named(key), exacts.byAlias);
      return validate(schema, value).map((message) => `${key}, seed ${seed}: ${message}, ${JSON.stringify(value)}`);
    });
  });
}

test("makes valid values for any schema and any seed", () => {
  fc.assert(
    fc.property(schemas, (components) => {
      const scope = createScope(components);

      expect(findErrors(scope, buildSamples(scope))).toEqual([]);
    }),
    { numRuns: inCI(300, 30) },
  );
});

test.each(inCI(["petstore.yaml", "museum.yaml", "adyen-checkout.yaml", "figma.yaml"], ["museum.yaml"]))(
  "makes valid values of every schema in %s",
  async (file) => {
    const { document } = await loadDocument(fileURLToPath(new URL(`corpus/${file}`, import.meta.url)));
    const scope = createScope(document?.root.components.schemas ?? {});
    const samples = buildSamples(scope);

    const errors = findErrors(scope, samples);

    expect(errors).toEqual([]);
    expect(Object.keys(scope.schemas).filter((key) => !samples.isVerified(key))).toEqual([]);
  },
);

test("makes the same values on every run", async () => {
  const components = {
    Comment: { type: "object", properties: { text: { type: "string" }, likes: { type: "integer" } } },
  } as const;
  const make = (): unknown => {
    const samples = buildSamples(createScope(components));
    return seeds.map((seed) => readSampleValue(samples.named("Comment") ?? { kind: "absent" }, seed, samples.byAlias));
  };

  expect(make()).toEqual(make());
});

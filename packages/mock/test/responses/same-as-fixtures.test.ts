import { fileURLToPath } from "node:url";
import { loadDocument, openDocument, type Schema } from "@shortvideo-api/document";
import { buildSamples, readSampleValue } from "@shortvideo-api/document/sample";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { createPlanner } from "../../src/operation/plan-schema.js";

// The generator creates fixtures with `loadDocument`, and the mock creates responses with `openDocument`. The values must be equal.
test.each(inCI(["petstore.yaml", "museum.yaml", "adyen-checkout.yaml", "figma.yaml"], ["museum.yaml"]))(
  "generates the value of the fixture for each schema of %s",
  async (file) => {
    const path = fileURLToPath(new URL(`../../../../generator/test/corpus/${file}`, import.meta.url));
    const [loaded, opened] = [await loadDocument(path), await openDocument(path)];
    if (!loaded.document || !("document" in opened)) throw new Error(`${file} is not an OpenAPI document.`);
    const { root } = loaded.document;
    const { schemas } = root.components;
    const aliases = new Map(Object.keys(schemas).map((key) => [key, key]));
    const plan = createPlanner(opened.document, { direction: "response", refusesAssumedNull: false });

    const different = Object.keys(schemas).filter((key) => {
      const samples = buildSamples({ schemas, aliases });
      const schema: Schema = { $ref: `#/components/schemas/${key}` };
      const sample = samples.of(schema);
      const fixture = sample && readSampleValue(sample, 0, samples.byAlias);
      return JSON.stringify(plan(schema).make(0)) !== JSON.stringify(fixture);
    });

    expect(Object.keys(schemas).length).toBeGreaterThan(5);
    expect(different).toEqual([]);
  },
);

import type { Sample, Schema } from "@shortvideo-api/document/sample/source";
import { expect, test } from "vitest";
import { buildTypedSamples } from "./build-typed-samples.ts";

function buildSample(schema: Schema): Sample | undefined {
  return buildTypedSamples({ schemas: { A: schema }, aliases: new Map([["A", "A"]]) }).named("A");
}

test("marks values that TypeScript rejects as literals, and no others", () => {
  const plain: Schema = { type: "object", properties: { id: { const: 1 } } };
  const mixed: Schema = { ...plain, additionalProperties: { type: "string" } };

  expect(buildSample(mixed)).toMatchObject({ kind: "irregular" });
  expect(buildSample(plain)).toMatchObject({ kind: "object" });
});

test("marks values that are nested too deep for the compiler", () => {
  let schema: Schema = { type: "string" };
  for (let depth = 0; depth < 200; depth += 1) schema = { type: "array", items: schema };

  expect(buildSample(schema)).toMatchObject({ kind: "irregular" });
});

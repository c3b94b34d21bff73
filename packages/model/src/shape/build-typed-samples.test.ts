import type { Sample, Schema } from "@shortvideo-api/document/sample/source";
import { expect, test } from "vitest";
import { buildTypedSamples } from "./build-typed-samples.ts";
import { matchesShape } from "./match-shape.ts";
import { readShapes } from "./read-shapes.ts";

function buildSample(schema: Schema, others: Readonly<Record<string, Schema>> = {}): Sample | undefined {
  return buildTypedSamples({ schemas: { A: schema, ...others }, aliases: new Map([["A", "A"]]) }).named("A");
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

test("finds the branch of a choice beside properties", () => {
  const text: Schema = { type: "string" };
  const properties = { mail: text, phone: text };
  const choice: Schema = { anyOf: [{ required: ["mail"] }, { required: ["phone"] }] };
  const contact: Schema = { ...choice, properties, type: "object" };
  const kinds: Schema = {
    oneOf: [
      { properties: { kind: { const: "a" }, size: { type: "integer" } }, required: ["kind", "size"] },
      { properties: { kind: { const: "b" }, name: text }, required: ["kind"] },
    ],
  };

  for (const schema of [contact, { properties, allOf: [{ $ref: "#/components/schemas/B" }] }, { properties, ...kinds }])
    expect(buildSample(schema, { B: { ...contact, required: ["phone"] } })).toMatchObject({ kind: "object" });
  const scope = { schemas: {}, aliases: new Map() };
  const types = { scope, shapes: readShapes({}) };
  const shape = types.shapes.of({ properties, ...kinds });
  expect(matchesShape(types, { kind: "literal", value: { kind: "a", mail: "a", size: 1 } }, shape)).toBe(true);
  // The compiler knows the branch by its `kind`.
  expect(matchesShape(types, { kind: "literal", value: { kind: "b", mail: "a", size: 1 } }, shape)).toBe(false);
});

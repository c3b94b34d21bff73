import type { Schema, SchemaObject } from "@shortvideo-api/document";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { schemas as anySchemas } from "../../../../generator/test/arbitrary-schema.ts";
import { named, openSampler } from "../../test/open-sampler.js";

const text: SchemaObject = { type: "string" };
const whole: SchemaObject = { type: "integer" };

test("returns a valid value itself, and keeps the valid parts of an invalid one", () => {
  const pet: Schema = {
    type: "object",
    required: ["id", "kind"],
    properties: { id: whole, kind: { enum: ["cat", "dog"] }, tags: { type: "array", items: text, maxItems: 2 } },
    additionalProperties: false,
  };
  const { sample } = openSampler({ Sample: pet });
  const right = { id: 1, kind: "dog", tags: ["a"] };

  expect(sample(pet, right, 0)).toBe(right);
  expect(sample(pet, { id: "7", kind: "dog", tags: ["a", "b", "c"], size: 3 }, 0)).toEqual({
    id: 7,
    kind: "dog",
    tags: ["a", "b"],
  });
  expect(sample(pet, [{ kind: "cow", tags: "a" }], 0)).toEqual({ id: 12, kind: "cat", tags: ["a"] });
});

const shape = (kind: string, size: string): Schema => ({
  type: "object",
  required: ["kind", size],
  properties: { kind: { const: kind }, [size]: whole },
});

test("corrects a value within the branch that its discriminator names", () => {
  const schema = {
    oneOf: [shape("circle", "radius"), shape("square", "side")],
    discriminator: { propertyName: "kind" },
  };
  const { sample } = openSampler({ Sample: schema });

  expect(sample(schema, { kind: "square", side: "4" }, 0)).toEqual({ kind: "square", side: 4 });
});

/** Number of random documents. */
const numRuns = inCI(60, 10);

test("creates only valid values, whatever value it has to keep", () => {
  let made = 0;
  fc.assert(
    fc.property(anySchemas, fc.jsonValue(), fc.nat(), (components, wish, seed) => {
      const schemas = Object.entries(components).map(([name, schema]) => [name, schema === true ? {} : schema]);
      const { sample, findMistake } = openSampler(Object.fromEntries(schemas) as Record<string, Schema>);
      for (const name of Object.keys(components)) {
        for (const value of [sample(named(name), undefined, seed), sample(named(name), wish, seed)]) {
          if (value === undefined) continue;
          made += 1;
          expect(findMistake(name, value)).toBeUndefined();
        }
      }
    }),
    { numRuns },
  );
  expect(made).toBeGreaterThan(5 * numRuns);
});

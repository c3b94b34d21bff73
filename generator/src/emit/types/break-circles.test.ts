import type { Schema } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { breakCircles } from "./break-circles.ts";

const text = { type: "string" } as const;
const jsonReference = { $ref: "#/components/schemas/Json" };

function listOf(items: Schema): Schema {
  return { type: "array", items };
}

test("leaves schemas unchanged if their circles lead through a property, an array or a tuple", () => {
  const schemas = {
    Tree: { properties: { trees: listOf({ $ref: "#/components/schemas/Tree" }) } },
    Json: { anyOf: [text, listOf(jsonReference)] },
    Pair: { type: "array", prefixItems: [{ $ref: "#/components/schemas/Pair" }, text] },
  } as const;

  expect(breakCircles(schemas)).toEqual(schemas);
});

test("replaces one reference of an infinite circle by a schema of any value", () => {
  const broken = breakCircles({
    Json: { anyOf: [text, { $ref: "#/components/schemas/Any" }] },
    Any: { anyOf: [jsonReference] },
  });

  expect(broken).toEqual({ Json: { anyOf: [text, {}] }, Any: { anyOf: [jsonReference] } });
});

test("opens a circle of ten thousand schemas at one reference", () => {
  const keys = Array.from({ length: 10_000 }, (_, index) => `A${index}`);
  const circle = Object.fromEntries(
    keys.map((key, index) => [key, { $ref: `#/components/schemas/A${(index + 1) % keys.length}` }]),
  );

  const broken = breakCircles(circle);

  expect(Object.keys(broken)).toEqual(keys);
  expect(keys.filter((key) => broken[key] !== circle[key])).toEqual(["A0"]);
});

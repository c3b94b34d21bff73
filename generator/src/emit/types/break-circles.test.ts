import type { Schema } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { breakCircles } from "./break-circles.ts";

const text = { type: "string" } as const;
const toJson = { $ref: "#/components/schemas/Json" };

function listing(items: Schema): Schema {
  return { type: "array", items };
}

test("leaves schemas without circles unchanged, and circles through a property, an array or a tuple", () => {
  const schemas = {
    Tree: { properties: { trees: listing({ $ref: "#/components/schemas/Tree" }) } },
    Json: { anyOf: [text, listing(toJson)] },
    Pair: { type: "array", prefixItems: [{ $ref: "#/components/schemas/Pair" }, text] },
  } as const;

  expect(breakCircles(schemas)).toEqual(schemas);
});

test("replaces one reference of an infinite circle by a schema of any value", () => {
  const broken = breakCircles({
    Json: { anyOf: [text, { $ref: "#/components/schemas/Any" }] },
    Any: { anyOf: [toJson] },
  });

  expect(broken).toEqual({ Json: { anyOf: [text, {}] }, Any: { anyOf: [toJson] } });
});

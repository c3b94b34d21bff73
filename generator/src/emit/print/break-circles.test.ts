import { expect, test } from "vitest";
import type { Schema } from "../../load/openapi.ts";
import { breakCircles } from "./break-circles.ts";

const text = { type: "string" } as const;
const toJson = { $ref: "#/components/schemas/Json" };

function listing(items: Schema): Schema {
  return { type: "array", items };
}

test("leaves schemas alone that lead into no circle, or lead back by way of a property", () => {
  const schemas = {
    Tree: { properties: { trees: listing({ $ref: "#/components/schemas/Tree" }) } },
    Trees: listing(toJson),
  };

  expect(breakCircles(schemas)).toEqual(schemas);
});

test("marks an array that leads back", () => {
  expect(breakCircles({ Json: { anyOf: [text, listing(toJson)] } })).toEqual({
    Json: { anyOf: [text, { ...Object(listing(toJson)), "x-list-of": "Json" }] },
  });
});

test("marks one array of a circle", () => {
  const List = listing(toJson);

  const broken = breakCircles({ Json: { anyOf: [text, { $ref: "#/components/schemas/List" }] }, List });

  expect(broken.List).toEqual({ ...Object(List), "x-list-of": "Json" });
});

test("opens a tuple, and an array whose items are more than the schema", () => {
  const Pair = { type: "array", prefixItems: [{ $ref: "#/components/schemas/Pair" }, text] } as const;

  const broken = breakCircles({ Json: listing({ anyOf: [text, toJson] }), Pair });

  expect(broken).toEqual({ Json: listing({ anyOf: [text, {}] }), Pair: { ...Pair, prefixItems: [{}, text] } });
});

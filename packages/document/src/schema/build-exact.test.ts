import { expect, test } from "vitest";
import { buildExacts } from "./build-exact.ts";
import type { Schema } from "./schema.ts";

const int64: Schema = { type: "integer", format: "int64" };

function open(schemas: Readonly<Record<string, Schema>>): ReturnType<typeof buildExacts> {
  return buildExacts({ schemas, aliases: new Map(Object.keys(schemas).map((key) => [key, `${key}Alias`])) });
}

test("marks the places of 64-bit numbers, and no other places", () => {
  const exacts = open({
    Room: {
      type: "object",
      properties: { id: int64, title: { type: "string" }, ids: { type: "array", items: int64 } },
    },
  });

  expect(exacts.named("Room")).toEqual({ fields: { id: { int64: true }, ids: { items: { int64: true } } } });
});

test("returns no model of a schema without 64-bit numbers at any depth", () => {
  const { named } = open({
    A: { type: "object", properties: { b: { $ref: "#/components/schemas/B" } } },
    B: { type: "integer" },
  });

  expect(named("A")).toBeUndefined();
});

test("refers to other schemas by their alias, also in circles", () => {
  const { named } = open({
    A: { type: "object", properties: { b: { $ref: "#/components/schemas/B" } } },
    B: { type: "object", properties: { a: { $ref: "#/components/schemas/A" }, id: int64 } },
  });

  expect(named("A")).toEqual({ fields: { b: { schemas: ["BAlias"] } } });
  expect(named("B")).toEqual({ fields: { a: { schemas: ["AAlias"] }, id: { int64: true } } });
});

test("combines the models of the branches of a union", () => {
  const { of } = open({});

  const model = of({
    oneOf: [{ properties: { id: int64 } }, { properties: { id: { type: "string" }, other: int64 } }, int64],
  });

  expect(model).toEqual({ int64: true, fields: { id: { int64: true }, other: { int64: true } } });
});

test("does not apply the model of a map to the properties beside it", () => {
  const { of } = open({});

  const model = of({ properties: { name: { type: "string" } }, additionalProperties: int64 });

  expect(model).toEqual({ fields: { name: {} }, values: { int64: true } });
});

test("marks the positions of a tuple, apart from its other items", () => {
  const marked = { int64: true } as const;
  const { named } = open({
    Sample: { prefixItems: [int64, { type: "number" }] },
    Open: { prefixItems: [{ type: "number" }], items: int64 },
    Rest: { prefixItems: [{ type: "string" }], unevaluatedItems: int64 },
    Either: { anyOf: [{ prefixItems: [{ type: "number" }], items: int64 }, { items: int64 }] },
  });

  expect(named("Sample")).toEqual({ fields: { 0: marked } });
  expect(named("Open")).toEqual({ fields: { 0: {} }, items: marked });
  expect(named("Rest")).toEqual({ fields: { 0: {} }, items: marked });
  expect(named("Either")).toEqual({ fields: { 0: marked }, items: marked });
});

test("reads keywords beside a reference, and references to schemas without a 64-bit number", () => {
  const { of, named } = open({ Pair: { prefixItems: [{ type: "string" }, int64] }, Plain: { type: "string" } });

  expect(of({ $ref: "#/components/schemas/Pair", patternProperties: { "^x": int64 } })).toEqual({
    schemas: ["PairAlias"],
    values: { int64: true },
  });
  expect(named("Pair")).toEqual({ fields: { 1: { int64: true } } });
  expect(of({ $ref: "#/components/schemas/Plain" })).toBeUndefined();
  expect(of({ $ref: "#/components/schemas/Nowhere" })).toBeUndefined();
});

test("finds a 64-bit number through a circle that was read before", () => {
  const { of } = open({
    A: { properties: { b: { $ref: "#/components/schemas/B" } } },
    B: { properties: { a: { $ref: "#/components/schemas/A" }, id: int64 } },
    C: { properties: { a: { $ref: "#/components/schemas/A" } } },
  });

  expect(of({ $ref: "#/components/schemas/A" })).toEqual({ schemas: ["AAlias"] });
  expect(of({ $ref: "#/components/schemas/C" })).toEqual({ schemas: ["CAlias"] });
});

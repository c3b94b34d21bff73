import { expect, test } from "vitest";
import { buildMakings } from "./build-fixtures.ts";
import { buildSamples } from "./build-sample.ts";
import type { Echo } from "./echo.ts";
import type { Pagination } from "./model.ts";
import { readSampleValue } from "./sample-value.ts";
import type { Json } from "./json.ts";
import type { Schema } from "./schema.ts";

const pagination: Pagination = {
  iterate: "iterateLetters",
  paginate: "paginateLetters",
  style: "page",
  param: "page",
  paramType: "number",
  start: 1,
  items: [{ name: "letters", optional: false }],
  itemType: { kind: "schema", name: "Letter" },
  hasMore: [],
  total: [[{ name: "total", optional: false }]],
  key: [{ name: "number", optional: false }],
  size: undefined,
};
const path = ["letters", "[]"];

function valuesOf(
  letter: Schema,
  echoes: readonly Echo[],
  seeds: readonly number[],
): { answers: Json[]; items: Json[] } {
  const page: Schema = {
    type: "object",
    properties: {
      letters: { type: "array", items: { $ref: "#/components/schemas/Letter" } },
      total: { type: "integer", examples: [1] },
    },
  };
  const schemas = { Letter: letter, Page: page };
  const samples = buildSamples({ schemas, aliases: new Map(Object.keys(schemas).map((key) => [key, key])) });
  const schema: Schema = { $ref: "#/components/schemas/Page" };
  for (const key of Object.keys(schemas)) samples.named(key);
  const request = { kind: "object", fields: [{ name: "box", sample: { kind: "literal", value: "B7" } }] } as const;
  const { answer, item } = buildMakings(samples, { schema, examples: [], pagination, echoes, request });
  const read = (sample: typeof answer): Json[] =>
    seeds.map((seed) => readSampleValue(sample ?? { kind: "absent" }, seed, samples.byAlias));
  return { answers: read(answer), items: read(item) };
}

const box: Schema = { type: "string", examples: ["B1", "B2", "B3"] };

test("gives all items of a list what the answer echoes, and items by themselves what the example call gave", () => {
  const letter: Schema = { type: "object", properties: { number: { type: "integer" }, box } };

  const { answers, items } = valuesOf(letter, [{ param: "box", path: [...path, "box"] }], [0, 1, 2]);

  expect(answers).toMatchObject(["B1", "B2", "B3"].map((own) => ({ letters: [{ box: own }, { box: own }] })));
  expect(items).toMatchObject([{ box: "B7" }, { box: "B7" }, { box: "B7" }]);
});

test("gives all items the same object around what the answer echoes", () => {
  const names = ["Ada", "Bo", "Cy"];
  const owner: Schema = { type: "object", properties: { box, name: { type: "string", examples: names } } };
  const letter: Schema = { type: "object", properties: { number: { type: "integer" }, owner } };

  const { answers, items } = valuesOf(letter, [{ param: "box", path: [...path, "owner", "box"] }], [0, 1, 2]);

  expect(answers).toMatchObject(names.map((name) => ({ letters: [{ owner: { name } }, { owner: { name } }] })));
  expect(items).toMatchObject([0, 1, 2].map(() => ({ owner: { name: "Ada", box: "B7" } })));
});

test("keeps everything that the answer echoes in one object", () => {
  const owner: Schema = { type: "object", properties: { box, street: { type: "string" } } };
  const letter: Schema = { type: "object", properties: { number: { type: "integer" }, owner } };
  const echoes = ["box", "street"].map((name) => ({ param: "box", path: [...path, "owner", name] }));

  const { items } = valuesOf(letter, echoes, [0, 5]);

  expect(items).toMatchObject([0, 1].map(() => ({ owner: { box: "B7", street: "B7" } })));
});

test.each([
  ["numbers", { type: "integer", examples: [1, 2] }],
  ["a single number", { type: "integer", examples: [7] }],
  ["short texts", { type: "string", examples: ["a", "b"] }],
  ["short strings of digits", { type: "string", pattern: "^\\d+$", examples: ["10452", "33910"] }],
  ["values of a narrow pattern", { type: "string", pattern: "^\\d{5}$" }],
] satisfies [string, Schema][])("makes a key of its own for each item out of %s", (_, number: Schema) => {
  const seeds = Array.from({ length: 60 }, (__, seed) => seed);

  const { answers, items } = valuesOf({ type: "object", properties: { number } }, [], seeds);

  expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(60);
  const letters = answers.flatMap((answer) => Reflect.get(Object(answer), "letters") as Json[]);
  expect(letters.length).toBeGreaterThan(59);
  expect(new Set(letters.map((letter) => JSON.stringify(letter))).size).toBe(letters.length);
});

test("leaves a key alone that cannot be another one", () => {
  const { items } = valuesOf({ type: "object", properties: { number: { const: 3 } } }, [], [0, 1]);

  expect(items).toEqual([{ number: 3 }, { number: 3 }]);
});

test("counts more in the whole list than a page of it holds", () => {
  const { answers } = valuesOf({ type: "object", properties: { number: { type: "integer" } } }, [], [0, 1, 50]);

  for (const answer of answers) expect(Reflect.get(Object(answer), "total")).toBeGreaterThan(2);
});

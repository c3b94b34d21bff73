import { expect, test } from "vitest";
import { type SchemaObject, viewSchema } from "@shortvideo-api/document";
import { settleSiblings } from "./settle-siblings.js";
import { toDocument } from "../../test/to-document.js";

const digits = { type: "string" } as const;
const counts = (type: "number" | "string"): SchemaObject => ({
  type: "object",
  properties: { likes: { type, "x-same-as": "hearts" }, hearts: { type }, views: { type } },
});
const schema: SchemaObject = {
  type: "object",
  properties: {
    id: { type: "integer", format: "int64" },
    id_str: { ...digits, "x-same-as": "id" },
    ids: { type: "array", items: { type: "integer", format: "int64" } },
    ids_str: { type: "array", items: digits, "x-same-as": "ids" },
    short: { type: "number" },
    short_str: { ...digits, "x-same-as": "short" },
    stats: { $ref: "#/components/schemas/Counts", "x-rounded-from": "exact" },
    exact: counts("string"),
  },
};
const document = toDocument({ components: { schemas: { Counts: counts("number") } } });

const before = {
  id: "71",
  id_str: "71",
  ids: ["1", "2"],
  ids_str: ["1", "2"],
  short: 5,
  short_str: "5",
  stats: { likes: 10, hearts: 10, views: 20 },
  exact: { likes: "12", hearts: "12", views: "19" },
};

function settle(changes: object, kept: readonly string[] = []): unknown {
  const after = { ...before, ...changes };
  const isKept = (place: string) => kept.includes(place);
  return settleSiblings({ before, after, view: viewSchema(document, schema), isKept });
}

test("does not touch unchanged values, absent values and null", () => {
  for (const changes of [{}, { id: null }, { id_str: null }, { exact: null }, { stats: {}, id: "71" }]) {
    expect(settle(changes)).toEqual({ ...before, ...changes });
  }
});

test("copies the value of the sibling that a field declares", () => {
  expect(settle({ id: "9", id_str: "long", ids: [] })).toEqual({
    ...before,
    id: "9",
    id_str: "9",
    ids: [],
    ids_str: [],
  });
});

test("copies the previous value to the sibling when the field itself is kept", () => {
  expect(settle({ id: "9" }, ["id_str"])).toEqual(before);
});

test("restores both values when the type of one does not admit the value of the other", () => {
  expect(settle({ short_str: "new" }, ["short_str"])).toEqual(before);
});

test("writes exact counts from the rounded ones, and gives siblings the same value", () => {
  const stats = { likes: 3, hearts: 7, views: 8 };

  expect(settle({ stats, exact: { likes: "", hearts: "?", views: "?" } })).toEqual({
    ...before,
    stats: { likes: 7, hearts: 7, views: 8 },
    exact: { likes: "7", hearts: "7", views: "8" },
  });
  expect(settle({ stats: { likes: 3, views: 8 }, exact: { likes: "", hearts: "" } })).toEqual({
    ...before,
    stats: { likes: 3, views: 8 },
    exact: { likes: "12", hearts: "12" },
  });
});

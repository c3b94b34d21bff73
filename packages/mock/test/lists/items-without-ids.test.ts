import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMock, type Mock } from "../../src/index.js";

/** Creates a mock of a list of numbered pages, whose body is an array. */
async function mockList(schema: object): Promise<Mock> {
  const folder = mkdtempSync(join(tmpdir(), "list-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, "openapi.json");
  const page = { description: "A page.", content: { "application/json": { schema } } };
  const operation = {
    "x-pagination": { style: "page", param: "page", items: "$", size: "size" },
    parameters: ["page", "size"].map((name) => ({ name, in: "query", schema: { type: "integer", minimum: 1 } })),
    responses: { 200: page },
  };
  const info = { title: "Lists", version: "1" };
  writeFileSync(spec, JSON.stringify({ openapi: "3.1.0", info, paths: { "/things": { get: operation } } }));
  return await createMock({ spec });
}

async function readItems(mock: Mock, query = ""): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let number = 1; number < 10; number += 1) {
    const response = await mock.fetch(`http://mock/things?page=${number}${query}`);
    const page: unknown = await response.json();
    if (!Array.isArray(page) || page.length === 0) return items;
    items.push(...page);
  }
  throw new Error("The list does not end.");
}

const person = { type: "object", properties: { name: { type: "string" }, age: { type: "integer", maximum: 120 } } };
const word = { type: "string" };
const wrapped = {
  type: "object",
  properties: {
    kind: { const: "hit" },
    raw: { type: "string", contentMediaType: "application/json", contentSchema: { ...person, required: ["id"] } },
  },
};

test.each([
  ["texts", { type: "array", items: word, example: ["ann", "bob"] }],
  ["numbers", { type: "array", items: { type: "integer" }, example: [5, 6, 7] }],
  [
    "objects",
    { type: "array", items: person, example: [{ age: 7, name: "ann" }, { age: 8 }, { age: 9, name: "cid" }] },
  ],
  [
    "objects whose ids are objects or empty",
    {
      type: "array",
      items: { type: "object" },
      example: [{ id: "", shelf_id: { value: "a" } }, { shelf_id: { value: "b" } }],
    },
  ],
  ["JSON texts whose schema requires more than it declares", { type: "array", items: wrapped, minItems: 2 }],
])("returns no item of a list of %s twice", async (_, schema) => {
  const mock = await mockList(schema);

  const [usual, sized] = [await readItems(mock), await readItems(mock, "&size=2")];

  for (const items of [usual, sized]) {
    const texts = items.map((item) => JSON.stringify(item));
    expect(texts.length).toBeGreaterThan(4);
    expect([...new Set(texts)]).toEqual(texts);
  }
});

test.each([
  ["an enumeration", { enum: ["a", "b"] }],
  ["a pattern", { type: "string", pattern: "^[ab]$" }],
])("repeats valid items of %s, which has no other ones", async (_, items) => {
  const mock = await mockList({ type: "array", items, example: ["a", "b"] });

  expect(new Set(await readItems(mock))).toEqual(new Set(["a", "b"]));
});

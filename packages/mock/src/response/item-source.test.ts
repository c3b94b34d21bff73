import { expect, test } from "vitest";
import { createItemSource } from "./item-source.js";

test.each([
  ["another id", { id: 1, name: "a" }, { id: 1_001, name: "a" }],
  [
    "another id in each field that repeats it",
    { id: 7_301_234_567, id_str: "7301234567", count: 2 },
    { id: 7_301_235_567, id_str: "7301235567", count: 2 },
  ],
  ["another text if it has no id", { count: 2, name: "a" }, { count: 2, name: "a-1" }],
  ["a text that the document allows to differ", { kind: "pet", name: "a" }, { kind: "pet", name: "a-1" }],
  ["no other value if none may differ", { kind: "pet" }, { kind: "pet" }],
  ["another date if no other text may differ", { kind: "pet", day: "2026-05-04" }, { kind: "pet", day: "2031-10-25" }],
  [
    "another text within it",
    { kind: "pet", info: { on: true, name: "a" } },
    { kind: "pet", info: { on: true, name: "a-1" } },
  ],
  ["another id within it", { node: { id: "a1" } }, { node: { id: "a1001" } }],
  ["another id in JSON text", { raw: '{"id":7561234567890123457}' }, { raw: '{"id":7561234567890124457}' }],
  ["another id in a list within it", { pets: [{ id: 1 }] }, { pets: [{ id: 1_001 }] }],
  ["another number if it has nothing else", { kind: "pet", count: 2 }, { kind: "pet", count: 1_002 }],
  ["another text if no other id is allowed", { id: "pet", name: "a" }, { id: "pet", name: "a-1" }],
  ["another number in a text if nothing else may differ", { kind: "pet", arn: "a04" }, { kind: "pet", arn: "a1004" }],
  ["another value if it is a text", "a", "a1000"],
  ["another value if it is a number", 2, 1_002],
])("gives a copy of an item %s", (_, item, copy) => {
  const itemAt = createItemSource({ known: [item], create: undefined, keys: [], admits });

  expect([itemAt(0, 0), itemAt(1, 0)]).toEqual([item, copy]);
});

test.each([
  [
    "keys",
    ["id"],
    [
      { id: 7, name: "a" },
      { id: 7, name: "b" },
      { id: 8, name: "a" },
    ],
    [7, 1_007, 8, 2_007, 3_007, 2_008],
  ],
  ["contents", [], [{ id: 7 }, { id: 7 }], [7, 1_007, 2_007, 3_007]],
  ["contents, where the key has no value", ["key"], [{ id: 7 }, { id: 7 }], [7, 1_007, 2_007]],
])("gives items with equal %s other ids", (_, keys, known, ids) => {
  const itemAt = createItemSource({ known, create: undefined, keys, admits });

  expect(ids.map((_id, index) => itemAt(index, 0))).toEqual(ids.map((id) => expect.objectContaining({ id })));
});

/** Accepts items whose `kind` is `pet`, and whose `day` is a date. */
function admits(item: unknown): boolean {
  return !/pet-|pet1|04-/.test(JSON.stringify(item));
}
